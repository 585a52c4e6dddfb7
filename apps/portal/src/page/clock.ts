import { formatDate } from './dates.ts'

/** Formats an instant as HH:mm in a unit's time zone. */
export function formatTime(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  return parts.format(new Date(instant))
}

/** Formats the day of the week of an instant in a unit's time zone. */
export const formatWeekday = (instant: string, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone }).format(new Date(instant))

/** Formats an instant as DD/MM/YYYY HH:mm in a unit's time zone. */
export const formatMoment = (instant: string, timeZone: string): string =>
  `${formatDate(instant, timeZone)} ${formatTime(instant, timeZone)}`
