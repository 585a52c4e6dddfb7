/** The number of months to choose from, the current one included. */
const months = 6

export interface Period {
  /** `2026-03`, or `2026` for a year. */
  id: string
  /** The first and the last day, YYYY-MM-DD. */
  start_date: string
  end_date: string
}

const two = (part: number) => String(part).padStart(2, '0')

function monthOf(year: number, month: number): Period {
  const first = new Date(Date.UTC(year, month, 1))
  const id = `${first.getUTCFullYear()}-${two(first.getUTCMonth() + 1)}`
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return { id, start_date: `${id}-01`, end_date: `${id}-${two(last)}` }
}

/** The last months, the current one first, and the current year, by the calendar of a time zone. */
export function periodsAt(now: Date, timeZone: string): [Period, ...Period[]] {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('sv', { year: 'numeric', month: 'numeric', timeZone })
    .format(now)
    .split('-')
    .map(Number)
  const running = monthOf(year, month - 1)
  const before = Array.from({ length: months - 1 }, (_, back) => monthOf(year, month - 2 - back))
  return [running, ...before, { id: String(year), start_date: `${year}-01-01`, end_date: `${year}-12-31` }]
}

/** Formats a stretch of days, both inclusive: `2 – 31 Mar 2026`. */
export const formatDays = (
  { first_day, last_day }: { first_day: string; last_day: string },
  language: string,
): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(first_day),
    new Date(last_day),
  )

/** Formats a month as `March 2026`. */
export function formatMonth(start: string, language: string): string {
  const words = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const text = words.format(new Date(start))
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
