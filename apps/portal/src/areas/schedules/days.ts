import { dayAfter } from '@the-house/design-system'

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return dayAfter(day, -sinceMonday)
}

/** A day of an address, or null where it is none. */
export function dayOf(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const time = Date.parse(text)
  // 30 February is the second of March to some.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}

/** The days from one to another as a reader says it: `16 – 22 November 2026`. */
export function rangeWords(first: string, last: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.formatRange(new Date(first), new Date(last))
}

/** A day in words: `Monday, 16 November 2026`. */
export const dayWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
