import { localTimeOf, wallTimeToInstant } from '@the-house/domain'

const day = 86_400_000

/** Midnight of the Monday of the week in a time zone, as if its clocks showed UTC. */
function mondayOf(now: Date, zone: string): number {
  const midnight = Date.parse(localTimeOf(now, zone).day)
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * day
}

/** The number of the week in a time zone, counted from that of 1 January 1970. */
export const weekNumber = (now: Date, zone: string): number => Math.ceil(mondayOf(now, zone) / (7 * day))

/** An instant by weekday and time in the week of `now` in a time zone; weekday 0 is the Monday, 7 the next one. */
export function inWeekOf(now: Date, zone: string, { weekday, time }: { weekday: number; time: string }): Date {
  const localDay = new Date(mondayOf(now, zone) + weekday * day).toISOString().slice(0, 10)
  return wallTimeToInstant(localDay, time, zone).instant
}
