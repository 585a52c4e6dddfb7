import { dayAfter } from '@the-house/design-system'
import { formatDate } from '../dates.ts'

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

/** Formats a range of days: `16/11/2026 – 22/11/2026`. */
export const formatRange = (first: string, last: string): string =>
  `${formatDate(first, 'UTC')} – ${formatDate(last, 'UTC')}`
