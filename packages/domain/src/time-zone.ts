/** Whether a name is an IANA time zone; an offset such as +03:00 is none, since it knows no daylight saving time. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    // Intl throws RangeError for an unknown time zone.
    return false
  }
}
