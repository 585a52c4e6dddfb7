import { Alert, ReviewList, type ProgressStep } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { ExerciseState } from '../../survey/exercise-state.ts'
import { lateAnswer } from './late.ts'

export interface LateListProps {
  shown: readonly ExerciseState[]
  steps: ProgressStep[]
  onSelect: (id: string) => void
}

/** Lists the answers that reached the server after the end of the test; their drafts are still on this device. */
export function LateList({ shown, steps, onSelect }: LateListProps) {
  const { t } = useTranslation()
  const late = new Set(shown.filter((one) => lateAnswer(one) !== null).map(({ exercise }) => String(exercise.id)))
  if (late.size === 0) return null
  return (
    <>
      <Alert status="warning" title={t('tests.late.some', { count: late.size })}>
        {t('tests.late.text')}
      </Alert>
      <ReviewList title={t('tests.late.list')} steps={steps.filter(({ id }) => late.has(id))} onReview={onSelect} />
    </>
  )
}
