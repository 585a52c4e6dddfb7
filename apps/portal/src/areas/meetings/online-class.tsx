import { MeetingCard } from '@the-house/design-system'
import type { Meeting, MeetingNow } from '@the-house/domain'
import { formatTime } from '../../page/clock.ts'
import { useUser } from '../../session/session.ts'
import { WayIn } from './way-in.tsx'

export interface OnlineClassProps {
  one: Meeting
  /** null: nobody knows yet. */
  now: MeetingNow | null
}

/** An online class of a day, as it stands now. */
export function OnlineClass({ one, now }: OnlineClassProps) {
  const { unity } = useUser()
  const [from, to] = [one.data, one.end_date].map((instant) => formatTime(instant, unity.time_zone))
  return (
    <MeetingCard
      name={one.name}
      hours={`${from} – ${to}`}
      about={one.teacher}
      state={now?.status ?? 'LOADING'}
      action={now && <WayIn one={one} now={now} />}
    />
  )
}
