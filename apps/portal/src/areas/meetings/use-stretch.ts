import { zoned } from '@the-house/design-system'
import type { OwnMeeting } from '@the-house/domain'
import { useSearchParams } from 'wouter'
import { todayIn } from '../../page/days.ts'
import { isRecordable } from './moments.ts'

export const stretches = ['ahead', 'past', 'unmarked'] as const
export type Stretch = (typeof stretches)[number]

/** Whether the attendance of a class that is over is not complete, while it can be recorded. */
function isUnmarked(one: OwnMeeting, now: number): boolean {
  const isOver = now > Date.parse(one.end_date) && isRecordable(one, now)
  return isOver && one.status !== 'CANCELLED' && one.students.some(({ present }) => present === null)
}

/**
 * Reads from the query string which classes are shown: those of today and later, of the past days, the last one first,
 * or those without attendance, the first one first.
 */
export function useStretch(timeZone: string) {
  const [query, setQuery] = useSearchParams()
  const stretch = stretches.find((one) => one === query.get('days')) ?? 'ahead'
  const today = todayIn(timeZone)
  const isPast = ({ data }: OwnMeeting) => zoned(data, timeZone).day < today
  return {
    stretch,
    show: (wanted: Stretch) => setQuery(wanted === 'ahead' ? {} : { days: wanted }, { replace: true }),
    within: (meetings: readonly OwnMeeting[]): OwnMeeting[] => {
      if (stretch === 'unmarked') return meetings.filter((one) => isUnmarked(one, Date.now()))
      return stretch === 'past' ? meetings.filter(isPast).toReversed() : meetings.filter((one) => !isPast(one))
    },
  }
}
