/** Formats an instant as DD/MM/YYYY, in every language. */
export function formatDate(instant: string | Date, timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })
  return parts.format(new Date(instant))
}

/** Formats an instant as DD/MM/YYYY HH:mm, in every language. */
export function formatMoment(instant: string | Date, timeZone: string | undefined): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  return `${formatDate(instant, timeZone)} ${time.format(new Date(instant))}`
}

/** Formats an instant as `Monday, 16/11/2026`, with the day of the week in a language. */
export function formatWeekdayAndDate(instant: string | Date, timeZone: string | undefined, language: string): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone })
  return `${weekday.format(new Date(instant))}, ${formatDate(instant, timeZone)}`
}
