import { wallTimeToInstant } from '@the-house/domain'
import { zoned } from '../calendar/zoned.ts'

/**
 * Converts the local time (HH:mm) of a day (YYYY-MM-DD) in a time zone to an instant, by the rule of the server: a
 * skipped time takes the offset before the gap, one that occurs twice is the first of the two.
 */
export const zonedToInstant = (day: string, time: string, timeZone: string): string =>
  wallTimeToInstant(day, time, timeZone).instant.toISOString()

const two = (value: number): string => String(value).padStart(2, '0')

/** Converts an instant to the local day and time (HH:mm) of a time zone. */
export function instantToZoned(instant: string, timeZone: string): { day: string; time: string } {
  const { day, minutes } = zoned(instant, timeZone)
  return { day, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }
}
