import { limits, type Meeting } from '@the-house/domain'

type Times = Pick<Meeting, 'data' | 'end_date'>

/** The polling interval of data that changes by itself. */
export const restMs = 45_000
const leastMs = 1000

/** Returns the instant from which a class can be joined. */
export const opensAt = ({ data }: Pick<Times, 'data'>): string =>
  new Date(Date.parse(data) - limits.meetingOpensMinutes * 60_000).toISOString()

/**
 * Returns the polling interval: until the next class opens, begins or ends, at least one second and at most `restMs`.
 */
export function restOf(meetings: readonly Times[], now: number): number {
  const ahead = meetings
    .flatMap((one) => [opensAt(one), one.data, one.end_date])
    .map((instant) => Date.parse(instant) - now)
    .filter((left) => left > 0)
  return Math.max(leastMs, Math.min(restMs, ...ahead))
}

/** Whether the attendance of a class that is over can still be recorded. */
export const isRecordable = ({ end_date }: Pick<Times, 'end_date'>, now: number): boolean =>
  now - Date.parse(end_date) <= limits.attendanceDays * 24 * 3_600_000
