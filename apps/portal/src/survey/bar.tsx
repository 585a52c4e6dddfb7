import { BottomBar, SavedState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { failureText } from '../api/failure.ts'
import { markOf, type Shown } from './shown.ts'
import type { SurveyFlow } from './use-flow.ts'

export interface BarProps {
  work: SurveyFlow
  now: Shown
  /** What leads to the end of a concluded set; default: to its feedback. */
  end?: string | undefined
}

/** Skip, and the one main thing to do now. */
export function Bar({ work: { actions, press }, now, end }: BarProps) {
  const { t } = useTranslation()
  const { primary, held, skip } = actions
  const label = primary === 'seeFeedback' && end ? end : t(`test.${primary}`)
  const reason = t(primary === 'verify' ? 'test.emptyReason' : 'test.emptyNext')
  return (
    <BottomBar
      primary={{ label, onPress: () => press({ type: primary }), loading: held === 'busy' }}
      skip={skip ? { label: t('test.skip'), onPress: () => press({ type: 'skip' }) } : undefined}
      reason={held === 'empty' ? reason : undefined}
      status={<Saved now={now} />}
    />
  )
}

/** Where the answer is; nothing where there is none, or it was handed in. */
function Saved({ now: { draft, empty, exercise } }: { now: Shown }) {
  if (draft?.refused) return <SavedState state="refused" message={failureText(draft.refused)} />
  if (markOf(exercise) || (empty && !draft)) return null
  return <SavedState state={draft?.delivery ?? 'saved'} at={draft?.savedAt} />
}
