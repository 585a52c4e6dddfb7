/**
 * Reads the local time that the clocks of a zone show at an instant, both in milliseconds, as if the clocks showed UTC;
 * by another way than the server's own.
 */
export function clockIn(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (at) => Date.parse(`${format.format(at).replace(' ', 'T')}Z`)
}
