import { limits } from './limits.ts'

const dayMs = 86_400_000
const weekMs = 7 * dayMs

/** Days from the first to the last, both included, YYYY-MM-DD. */
export interface Period {
  first_day: string
  last_day: string
}

/** The days on which the classes of a series take place. */
export interface SeriesDays extends Period {
  /** As of `Date.getDay`: 0 is Sunday, 6 Saturday. */
  weekdays: readonly number[]
  /** Every how many weeks, counted from the week of the first day; weeks begin on Monday, as in ISO 8601 and RFC 5545. */
  every_weeks: number
}

/** The number of the week of a day, which begins on Monday; 1 January 1970 was a Thursday. */
const weekOf = (at: number): number => Math.floor((at + 3 * dayMs) / weekMs)

/**
 * Lists the local days (YYYY-MM-DD) of a series in order, without those in `holidays`. Throws a RangeError where the
 * last day is more than `limits.seriesDays` after the first.
 */
export function localDaysOf(series: SeriesDays, holidays: readonly Period[]): string[] {
  const first = Date.parse(series.first_day)
  const length = (Date.parse(series.last_day) - first) / dayMs
  if (!(length <= limits.seriesDays)) throw new RangeError(`No series: ${series.first_day} to ${series.last_day}`)
  return Array.from({ length: Math.max(0, length + 1) }, (_, index) => new Date(first + index * dayMs))
    .filter((at) => series.weekdays.includes(at.getUTCDay()))
    .filter((at) => (weekOf(at.getTime()) - weekOf(first)) % series.every_weeks === 0)
    .map((at) => at.toISOString().slice(0, 10))
    .filter((day) => !holidays.some(({ first_day, last_day }) => first_day <= day && day <= last_day))
}
