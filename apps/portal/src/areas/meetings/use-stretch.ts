import { zoned } from '@the-house/design-system'
import type { OwnMeeting } from '@the-house/domain'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { todayIn } from '../../page/days.ts'
import { isRecordable } from './moments.ts'

export const stretches = ['ahead', 'past', 'unmarked'] as const
export type Stretch = (typeof stretches)[number]

/** Whether the attendance of a class that is over is not complete, while it can be recorded. */
function isUnmarked(one: OwnMeeting): boolean {
  const now = Date.now()
  const isOver = now > Date.parse(one.end_date) && isRecordable(one, now)
  return isOver && one.status !== 'CANCELLED' && one.students.some(({ present }) => present === null)
}

/**
 * Returns the ids of the classes that lack attendance, and of those that lacked it since the view was opened: a class
 * that is being marked does not leave the list under the finger.
 */
function useKeptUnmarked(meetings: readonly OwnMeeting[], isOpen: boolean): ReadonlySet<number> {
  const [kept, keep] = useState<ReadonlySet<number>>(new Set())
  const found = isOpen ? meetings.filter(isUnmarked).map(({ id }) => id) : []
  const ids = new Set(isOpen ? [...kept, ...found] : [])
  if (ids.size !== kept.size) keep(ids)
  return ids
}

/**
 * Reads from the query string which classes are shown: those of today and later, of the past days, the last one first,
 * or those without attendance, the first one first.
 */
export function useStretch(meetings: readonly OwnMeeting[], timeZone: string) {
  const [query, setQuery] = useSearchParams()
  const stretch = stretches.find((one) => one === query.get('days')) ?? 'ahead'
  const unmarked = useKeptUnmarked(meetings, stretch === 'unmarked')
  const today = todayIn(timeZone)
  const isPast = ({ data }: OwnMeeting) => zoned(data, timeZone).day < today
  const shown = {
    ahead: () => meetings.filter((one) => !isPast(one)),
    past: () => meetings.filter(isPast).toReversed(),
    unmarked: () => meetings.filter(({ id }) => unmarked.has(id)),
  }
  return {
    stretch,
    show: (wanted: Stretch) => setQuery(wanted === 'ahead' ? {} : { days: wanted }, { replace: true }),
    shown: shown[stretch](),
  }
}
