import { BottomBar, SavedState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { errorMessageOf, formatErrorMessage } from '../api/api-error.ts'
import { markOf, type ExerciseState } from './exercise-state.ts'
import type { SurveyFlow } from './use-flow.ts'

export interface BarProps {
  work: SurveyFlow
  now: ExerciseState
  /** The label of the button to the end of a concluded set; default: to its feedback. */
  end?: string | undefined
}

/** The toolbar of an exercise: Skip, and the main action. */
export function ExerciseToolbar({ work: { actions, dispatch, failure }, now, end }: BarProps) {
  const { t } = useTranslation()
  const { primary, held, skip } = actions
  const label = primary === 'seeFeedback' && end ? end : t(`test.${primary}`)
  const empty = t(primary === 'verify' ? 'test.emptyReason' : 'test.emptyNext')
  const reasons = { empty, conflict: t('test.conflictReason'), busy: undefined }
  return (
    <BottomBar
      primary={{ label, onPress: () => dispatch({ type: primary }), loading: held === 'busy' }}
      skip={skip ? { label: t('test.skip'), onPress: () => dispatch({ type: 'skip' }) } : undefined}
      reason={held ? reasons[held] : undefined}
      status={<Saved now={now} failure={failure} />}
    />
  )
}

/** The save status of the answer; absent without an answer, or once it was submitted. */
function Saved({ now: { draft, empty, exercise }, failure }: Pick<BarProps, 'now'> & Pick<SurveyFlow, 'failure'>) {
  if (draft?.refused) return <SavedState state="refused" message={formatErrorMessage(draft.refused)} />
  if (markOf(exercise) || (empty && !draft)) return null
  const message = draft?.delivery === 'kept' && failure ? errorMessageOf(failure) : undefined
  return <SavedState state={draft?.delivery ?? 'saved'} at={draft?.savedAt} message={message} />
}
