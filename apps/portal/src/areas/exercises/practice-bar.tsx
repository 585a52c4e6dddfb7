import { BottomBar, SavedState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { failureText } from '../../api/failure.ts'
import type { Primary } from './flow.ts'
import { markOf, type Shown } from './shown.ts'
import type { PracticeFlow } from './use-practice.ts'

export interface PracticeBarProps {
  work: PracticeFlow
  now: Shown
  onLeave: () => void
}

/** Skip, and the one main thing to do now. */
export function PracticeBar({ work: { actions, press }, now, onLeave }: PracticeBarProps) {
  const { t } = useTranslation()
  const { primary, held, skip } = actions
  const deeds: Record<Primary, () => void> = {
    verify: () => press({ type: 'verify' }),
    next: () => press({ type: 'next' }),
    finish: () => press({ type: 'next' }),
    seeFeedback: () => press({ type: 'seeFeedback' }),
    leave: onLeave,
  }
  const reason = t(primary === 'verify' ? 'test.emptyReason' : 'test.emptyNext')
  return (
    <BottomBar
      primary={{ label: t(`test.${primary}`), onPress: deeds[primary], loading: held === 'busy' }}
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
