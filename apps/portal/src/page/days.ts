import { zoned } from '@the-house/design-system'
import { formatWeekday } from './clock.ts'
import { formatDate } from './dates.ts'

/** The present day in a time zone, YYYY-MM-DD. */
export const todayIn = (timeZone: string, now: number = Date.now()): string =>
  zoned(new Date(now).toISOString(), timeZone).day

/** Formats a day: `Monday, 16/11/2026`. */
export const longDay = (day: string, language: string): string =>
  `${formatWeekday(day, 'UTC', language)}, ${formatDate(day, 'UTC')}`
