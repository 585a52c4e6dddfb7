import type { CalendarDays, CalendarEntry } from './entry.ts'

const minutesADay = 1440
const dayMs = minutesADay * 60_000

/** The local day and minutes of an instant in a time zone. */
export function zoned(instant: string, timeZone: string): { day: string; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(new Date(instant))
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/** The day some days after another, independent of daylight saving time. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Each day with the entries that begin on it, in order of time. */
export function byDay<Entry extends Pick<CalendarEntry, 'start'>>(
  entries: readonly Entry[],
  { first, length, timeZone }: CalendarDays,
) {
  const inOrder = entries.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
  const days = Map.groupBy(inOrder, ({ start }) => zoned(start, timeZone).day)
  return Array.from({ length }, (_, index) => dayAfter(first, index)).map((day) => ({
    day,
    entries: days.get(day) ?? [],
  }))
}

/** The full hours to show: those of all entries, and at least the usual ones of a working day. */
export function openHours(
  entries: readonly Pick<CalendarEntry, 'start' | 'end'>[],
  timeZone: string,
  usual = { from: 8, to: 18 },
): { from: number; to: number } {
  return entries.reduce(({ from, to }, { start, end }) => {
    const begin = zoned(start, timeZone)
    const finish = zoned(end, timeZone)
    const overMidnight = finish.day !== begin.day
    return {
      from: Math.min(from, overMidnight ? 0 : Math.floor(begin.minutes / 60)),
      to: Math.max(to, overMidnight ? 24 : Math.ceil(finish.minutes / 60)),
    }
  }, usual)
}

/** The full hour that a time grid opens at: the one before the present if the days have today, else the first one. */
export function openingHour({ first, length, timeZone }: CalendarDays, now: number, from: number): number {
  const { day, minutes } = zoned(new Date(now).toISOString(), timeZone)
  const hasToday = day >= first && day < dayAfter(first, length)
  return hasToday ? Math.max(from, Math.floor(minutes / 60) - 1) : from
}
