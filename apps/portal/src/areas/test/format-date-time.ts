/**
 * Formats an instant as DD/MM/YYYY HH:MM in a time zone.
 * @param timeZone the IANA time zone of the unit
 */
export function formatDateTime(instant: string, timeZone: string): string {
  const date = new Date(instant)
  const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  return `${day.format(date)} ${time.format(date)}`
}
