import { zoned } from '@the-house/design-system'

/** The present day in a time zone, YYYY-MM-DD. */
export const todayIn = (timeZone: string, now: number = Date.now()): string =>
  zoned(new Date(now).toISOString(), timeZone).day

/** Formats a day without its year: `Monday, 16 November`. */
export const longDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
