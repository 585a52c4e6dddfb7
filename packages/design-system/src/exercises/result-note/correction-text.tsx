import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Html } from '../../html/html.tsx'
import { shownKey } from '../blank-results.ts'
import { diffCorrection } from '../open-answer/diff-correction.ts'
import { plainText } from './plain-text.ts'
import { Remarks, type RemarksProps } from './correction-remarks.tsx'
import { RevisionText } from './revision-text.tsx'

const Title = chakra('h3', { base: { textStyle: 'label', color: 'fg.muted', mb: 1 } })

const said = (text: string) => ({ _before: { content: `" ${text} "`, srOnly: true } })

/** Names a teacher's ins, del and s elements for screen readers, like our own marks. */
const heard = (added: string, removed: string) => ({ '& ins': said(added), '& del, & s': said(removed) })

/**
 * A teacher's correction: a student's text with changes is shown as a diff, a comment as it is; below follows the model
 * answer.
 */
export function CorrectionText({ exercise, written }: RemarksProps) {
  const { t } = useTranslation()
  const { feedback } = exercise
  const model = shownKey({ answer_correct: exercise.answer_correct?.replaceAll('\n', ' ') ?? null })
  const ofTeacher = feedback ? diffCorrection(written, plainText(feedback)) : null
  const ofModel = ofTeacher === null && model ? diffCorrection(written, model) : null
  const revision = ofTeacher ?? ofModel
  return (
    <>
      {revision && (
        <div>
          <Title>{t('corrected.text.changes')}</Title>
          <RevisionText parts={revision} />
          {revision.every(({ change }) => change === 'kept') && (
            <chakra.p mt={2}>{t('corrected.text.nothing')}</chakra.p>
          )}
        </div>
      )}
      {feedback && !ofTeacher && (
        <div>
          <Title>{t('corrected.text.teacher')}</Title>
          <Html html={feedback} css={heard(t('corrected.text.added'), t('corrected.text.removed'))} />
        </div>
      )}
      <Remarks exercise={exercise} written={written} />
      {model && !ofModel && (
        <div>
          <Title>{t('corrected.text.model')}</Title>
          <chakra.p textStyle="exercise" lang="en" translate="no">
            {model}
          </chakra.p>
        </div>
      )}
    </>
  )
}
