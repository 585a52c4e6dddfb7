import type { ProgressStep } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { SurveyFlow } from './use-flow.ts'
import { stepState } from './exercise-state.ts'

/** Maps the exercises to the segments of the progress. */
export function useSteps({ shown, flow }: SurveyFlow): ProgressStep[] {
  const { t } = useTranslation()
  return shown.map((one, index) => ({
    id: String(one.exercise.id),
    label: t('test.position', { number: index + 1, total: shown.length }),
    title: one.exercise.title,
    state: stepState(one, flow.checking.includes(one.exercise.id)),
    flagged: one.exercise.flagged,
  }))
}
