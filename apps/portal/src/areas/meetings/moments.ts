import { limits, type Meeting } from '@the-house/domain'

type Times = Pick<Meeting, 'data' | 'end_date'>

/** How often what may have changed is asked for again. */
export const restMs = 45_000
const leastMs = 1000

/** The instant from which a class can be joined. */
export const opensAt = ({ data }: Pick<Times, 'data'>): string =>
  new Date(Date.parse(data) - limits.meetingOpensMinutes * 60_000).toISOString()

/** How long to rest before the classes are asked for again: until the next of them opens, begins or ends, at most. */
export function restOf(meetings: readonly Times[], now: number): number {
  const ahead = meetings
    .flatMap((one) => [opensAt(one), one.data, one.end_date])
    .map((instant) => Date.parse(instant) - now)
    .filter((left) => left > 0)
  return Math.max(leastMs, Math.min(restMs, ...ahead))
}
