import { MeetingCard } from '@the-house/design-system'
import type { OwnMeeting } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatTime } from '../../page/clock.ts'
import { useUser } from '../../session/session.ts'
import { Join } from '../../page/join.tsx'
import { Roster, type RosterProps } from './roster.tsx'
import { TaughtTasks, type Tasks } from './taught-tasks.tsx'

export interface TaughtClassProps extends RosterProps {
  tasks: Tasks
}

/** A class of the signed-in teacher: the join button while it is open online, what can be done with it, its roster. */
export function TaughtClass({ one, presence, tasks }: TaughtClassProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const [from, to] = [one.data, one.end_date].map((instant) => formatTime(instant, unity.time_zone))
  return (
    <MeetingCard
      name={one.name}
      hours={`${from} – ${to}`}
      about={one.room}
      state={one.status}
      action={one.status === 'CANCELLED' ? t('meetings.cancelled') : wayOf(one)}
    >
      <TaughtTasks one={one} tasks={tasks} />
      <Roster one={one} presence={presence} />
    </MeetingCard>
  )
}

/** A class in a classroom has no URL to join. */
const wayOf = ({ status, url, name }: OwnMeeting) =>
  status === 'OPEN' && url ? <Join name={name} url={url} /> : undefined
