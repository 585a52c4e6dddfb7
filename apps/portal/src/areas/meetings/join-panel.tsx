import { TextLink, zoned } from '@the-house/design-system'
import { allows, type Meeting, type MeetingNow, type MeetingStatus } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatTime } from '../../page/clock.ts'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'
import { Join } from '../../page/join.tsx'
import { opensAt } from './moments.ts'

/** The join button of an online class, or the reason why the class cannot be joined now. */
export function JoinPanel({ one, now }: { one: Meeting; now: MeetingNow }) {
  const { t } = useTranslation()
  const user = useUser()
  const { time_zone: timeZone } = user.unity
  const time = formatTime(opensAt(one), timeZone)
  const books = allows('schedules', user)
  const toSchedule = (words: string) => (
    <TextLink asChild display="inline-flex" alignItems="center" minH="target">
      <Link href={paths.scheduleOf(zoned(one.data, timeZone).day)} aria-label={`${words}: ${one.name}`}>
        {words}
      </Link>
    </TextLink>
  )
  const ways: Record<MeetingStatus, () => ReactNode> = {
    SCHEDULED: () => {
      if (one.scheduled) return t('meetings.online.yours', { time })
      return books ? toSchedule(t('meetings.online.take')) : t('meetings.online.opens', { time })
    },
    OPEN: () =>
      books && !one.scheduled && !now.url ? t('meetings.online.withoutPlace') : <Join name={one.name} url={now.url} />,
    FULL: () => (books ? toSchedule(t('meetings.online.wait')) : null),
    FINISHED: () => null,
    CANCELLED: () => t('meetings.cancelled'),
  }
  return ways[now.status]()
}
