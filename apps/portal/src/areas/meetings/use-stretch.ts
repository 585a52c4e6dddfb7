import { zoned } from '@the-house/design-system'
import type { Meeting } from '@the-house/domain'
import { useSearchParams } from 'wouter'
import { todayIn } from '../../page/days.ts'

export const stretches = ['ahead', 'past'] as const
export type Stretch = (typeof stretches)[number]

/** Reads the period from the query string: today and later, or the past days, the last one first. */
export function useStretch(timeZone: string) {
  const [query, setQuery] = useSearchParams()
  const stretch: Stretch = query.get('days') === 'past' ? 'past' : 'ahead'
  const today = todayIn(timeZone)
  return {
    stretch,
    show: (wanted: Stretch) => setQuery(wanted === 'past' ? { days: wanted } : {}, { replace: true }),
    within: <T extends Pick<Meeting, 'data'>>(meetings: readonly T[]): T[] => {
      const isPast = ({ data }: T) => zoned(data, timeZone).day < today
      return stretch === 'past' ? meetings.filter(isPast).toReversed() : meetings.filter((one) => !isPast(one))
    },
  }
}
