import { dayAfter } from '@the-house/design-system'

/** Returns the Monday of the week of a day. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return dayAfter(day, -sinceMonday)
}

/** Parses a day (YYYY-MM-DD) of a query string; returns null where it is invalid. */
export function dayOf(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const time = Date.parse(text)
  // Some engines parse 30 February as 2 March, so the day has to survive the round trip.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null
}

/** Formats a range of days: `16 – 22 November 2026`. */
export function formatRange(first: string, last: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.formatRange(new Date(first), new Date(last))
}

/** Formats a day: `Monday, 16 November 2026`. */
export const formatDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
