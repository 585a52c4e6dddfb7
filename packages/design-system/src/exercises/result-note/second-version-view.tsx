import { chakra, Stack } from '@chakra-ui/react'
import type { Exercise, SecondVersion } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useId, useRef } from 'react'
import { diffTexts } from '../open-answer/diff-correction.ts'
import { CorrectionText } from './correction-text.tsx'
import { RevisionText } from './revision-text.tsx'

const Section = chakra('section', { base: { borderTop: '1.5px solid', borderColor: 'border', pt: 4 } })
const Heading = chakra('h3', { base: { textStyle: 'heading' } })
const Title = chakra('h4', { base: { textStyle: 'label', color: 'fg.muted', mb: 1 } })
const Marks = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 6,
    rowGap: 1,
    '& > div': { display: 'flex', gap: 2 },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
})

export interface SecondVersionViewProps {
  exercise: Exercise
  /** The student's first version. */
  written: string
}

/**
 * The second version of a corrected text: the changes, both marks, and its own correction. Words of `second-version`.
 */
export function SecondVersionView({ exercise, written }: SecondVersionViewProps) {
  const { t } = useTranslation()
  const id = useId()
  const { second_version: second, evaluation } = exercise
  const heading = useRef<HTMLHeadingElement>(null)
  const sent = useRef(second !== undefined)
  useEffect(() => {
    // The form unmounts after sending, so the focus moves here.
    if (!sent.current && second) heading.current?.focus()
    sent.current = second !== undefined
  }, [second])
  if (!second) return null
  const parts = diffTexts(written, second.text)
  const marks = [
    { name: t('second-version.view.first'), mark: evaluation },
    { name: t('second-version.view.second'), mark: second.evaluation },
  ]
  return (
    <Section aria-labelledby={id}>
      <Stack gap={4}>
        <Heading id={id} ref={heading} tabIndex={-1}>
          {t('second-version.view.title')}
        </Heading>
        {second.evaluation === null ? (
          <p>{t('second-version.view.waiting')}</p>
        ) : (
          <Marks>
            {marks.map(({ name, mark }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{t('second-version.view.mark', { mark: mark ?? 0 })}</dd>
              </div>
            ))}
          </Marks>
        )}
        <div>
          <Title>{t('second-version.view.changes')}</Title>
          <RevisionText parts={parts} />
          {parts.every(({ change }) => change === 'kept') && (
            <chakra.p mt={2}>{t('second-version.view.nothing')}</chakra.p>
          )}
        </div>
        {isSaid(second) && (
          <Stack gap={4}>
            <Title>{t('second-version.view.correction')}</Title>
            <CorrectionText exercise={asFirst(exercise, second)} written={second.text} />
          </Stack>
        )}
      </Stack>
    </Section>
  )
}

/** Whether the correction has more than a mark. */
const isSaid = ({ feedback, comments, tags }: SecondVersion) => !!feedback || comments.length > 0 || tags.length > 0

/** Presents the second version as a first one, without the model answer, which was shown with the first already. */
const asFirst = (exercise: Exercise, { feedback, evaluation, comments, tags }: SecondVersion): Exercise => ({
  ...exercise,
  feedback,
  evaluation,
  comments,
  tags,
  answer_correct: null,
})
