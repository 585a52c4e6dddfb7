/** Formats an instant as DD/MM/YYYY in a unit's time zone. */
export function formatDate(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })
  return parts.format(new Date(instant))
}
