import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { formatQuantity, splitQuantity, type Answer, type Exercise } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx'
import { BlankOutcome, Given, OutcomeChip } from '../blank-outcome.tsx'
import { ResultIcon } from '../result-icon.tsx'
import { isMarked, type ExerciseStatus, type Reader } from '../widget.ts'

export interface MarkedNumberProps {
  exercise: Exercise
  value: Answer
  status: ExerciseStatus
  reader: Reader
  styles: Record<string, SystemStyleObject>
}

/** A number that cannot change any more and, once marked, whether it is right. */
export function MarkedNumber({ exercise, value, status, reader, styles }: MarkedNumberProps) {
  const { t, i18n } = useTranslation()
  const { unit } = splitQuantity(value.text)
  const given = formatQuantity(value.text, i18n.language)
  const correct = isMarked(status) ? status === 'correct' : null
  const lacksUnit = correct === false && unit === '' && exercise.options.length > 0 && (exercise.credit ?? 0) > 0
  return (
    <chakra.p css={styles.outcome}>
      <Given data-result={correct === null || lacksUnit ? undefined : correct ? 'right' : 'wrong'} translate="no">
        <VisuallyHidden>{`${t(reader === 'teacher' ? 'exercises.theirs.chosen' : 'numerical.label')}: `}</VisuallyHidden>
        {given || t('exercises.blank.nothing')}
      </Given>
      <VisuallyHidden>, </VisuallyHidden>
      {lacksUnit ? (
        <OutcomeChip data-result="wrong" flexWrap="nowrap" alignItems="start">
          <ResultIcon result="wrong" />
          {t('numerical.unitMissing')}
        </OutcomeChip>
      ) : (
        <BlankOutcome right={null} correct={correct} />
      )}
    </chakra.p>
  )
}
