import { Countdown } from '@the-house/design-system'
import type { Survey } from '@the-house/domain'
import { useStoredFlag } from '@the-house/hooks'
import { serverClock } from './server-clock.ts'

/** The time left of a test; nothing where it has no end, or was finished before it. */
export function TimeLeft({ survey: { end_at, status, concluded } }: { survey: Survey }) {
  const [timer, setTimer] = useStoredFlag('the-house.timer', true)
  if (!end_at || status === 'FINISHED') return null
  return (
    <Countdown
      endsAt={end_at}
      now={serverClock.now}
      hidden={!timer && !concluded}
      onHiddenChange={concluded ? undefined : (hidden) => setTimer(!hidden)}
    />
  )
}
