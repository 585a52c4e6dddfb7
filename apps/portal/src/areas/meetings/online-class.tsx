import { MeetingCard } from '@the-house/design-system'
import type { Meeting, MeetingNow } from '@the-house/domain'
import { formatTime } from '../../page/clock.ts'
import { useUser } from '../../session/session.ts'
import { JoinPanel } from './join-panel.tsx'

export interface OnlineClassProps {
  one: Meeting
  /** The status of the class; null until the first response. */
  now: MeetingNow | null
}

/** An online class with its current status. */
export function OnlineClass({ one, now }: OnlineClassProps) {
  const { unity } = useUser()
  const [from, to] = [one.data, one.end_date].map((instant) => formatTime(instant, unity.time_zone))
  return (
    <MeetingCard
      name={one.name}
      hours={`${from} – ${to}`}
      about={one.teacher}
      state={now?.status ?? 'LOADING'}
      action={now && <JoinPanel one={one} now={now} />}
    />
  )
}
