import { chakra, Stack } from '@chakra-ui/react'
import type { Exercise } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Suspense, type ReactNode } from 'react'
import { Html } from '../../html/html.tsx'
import { SecondVersionView } from '../../second-version/second-version-view.tsx'
import { shownKey } from '../blank-results.ts'
import { revisionOf } from '../open-answer/revision.ts'
import { plainText } from './plain-text.ts'
import { Remarks } from './correction-remarks.tsx'
import { RevisionText } from './revision-text.tsx'

const Title = chakra('h3', { base: { textStyle: 'label', color: 'fg.muted', mb: 1 } })

const said = (text: string) => ({ _before: { content: `" ${text} "`, srOnly: true } })

/** What a teacher marks in a comment is named for the ear, as our own marks are. */
const heard = (added: string, removed: string) => ({ '& ins': said(added), '& del, & s': said(removed) })

export interface CorrectionProps {
  exercise: Exercise
  /** What the student wrote. */
  written: string
  /** Lets a text be written once more, where that may be. */
  aside?: ReactNode
}

/**
 * A teacher's correction. Where it is the student's text with changes, the changes are marked in it; a comment is
 * shown as it is. The model answer follows, and what the student has made of it all, or may yet.
 */
export default function Correction({ exercise, written, aside }: CorrectionProps) {
  const { t } = useTranslation()
  const { feedback } = exercise
  const model = shownKey({ answer_correct: exercise.answer_correct?.replaceAll('\n', ' ') ?? null })
  const ofTeacher = feedback ? revisionOf(written, plainText(feedback)) : null
  const ofModel = ofTeacher === null && model ? revisionOf(written, model) : null
  const revision = ofTeacher ?? ofModel
  return (
    <Stack gap={4}>
      {revision && (
        <div>
          <Title>{t('exercises.correction.changes')}</Title>
          <RevisionText parts={revision} />
          {revision.every(({ change }) => change === 'kept') && (
            <chakra.p mt={2}>{t('exercises.correction.nothing')}</chakra.p>
          )}
        </div>
      )}
      {feedback && !ofTeacher && (
        <div>
          <Title>{t('exercises.correction.teacher')}</Title>
          <Html html={feedback} css={heard(t('exercises.correction.added'), t('exercises.correction.removed'))} />
        </div>
      )}
      <Remarks exercise={exercise} written={written} />
      {model && !ofModel && (
        <div>
          <Title>{t('exercises.correction.model')}</Title>
          <chakra.p textStyle="exercise" lang="en" translate="no">
            {model}
          </chakra.p>
        </div>
      )}
      {exercise.rewritable && <Suspense>{aside}</Suspense>}
      <SecondVersionView exercise={exercise} written={written} />
    </Stack>
  )
}
