const [minute, day] = [60_000, 86_400_000]

/** The offset of a time zone from UTC at an instant, in milliseconds. */
function aheadBy(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  const amount = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * minute
  return sign === '-' ? -amount : amount
}

/** Midnight of the Monday of the week in a time zone, as if its clocks showed UTC. */
function mondayOf(now: Date, zone: string): number {
  const wall = now.getTime() + aheadBy(zone, now.getTime())
  const midnight = Math.floor(wall / day) * day
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * day
}

/** The number of the week in a time zone, counted from that of 1 January 1970. */
export const weekNumber = (now: Date, zone: string): number => Math.ceil(mondayOf(now, zone) / (7 * day))

/** An instant by weekday and time in the week of `now` in a time zone; weekday 0 is the Monday, 7 the next one. */
export function inWeekOf(now: Date, zone: string, { weekday, time }: { weekday: number; time: string }): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const shown = mondayOf(now, zone) + weekday * day + (hours * 60 + minutes) * minute
  return new Date(shown - aheadBy(zone, shown - aheadBy(zone, shown)))
}
