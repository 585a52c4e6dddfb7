/** The days of the week from Monday on, as of `Date.getDay`. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** The name of a day of the week; 4 January 1970 was a Sunday. */
export function weekdayName(weekday: number, language: string, width: 'long' | 'short' = 'long'): string {
  const day = new Date(Date.UTC(1970, 0, 4 + weekday))
  const name = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' }).format(day)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
