const minute = 60_000
const day = 1440 * minute

/** Making a format takes longer than a hundred uses of it, and a year of classes uses one a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

/** How far the clocks of a time zone are ahead of UTC at an instant; both in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, ...numbers] = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? []
  const [hours = 0, minutes = 0, seconds = 0] = numbers.map((digits) => Number(digits || 0))
  const amount = (hours * 60 + minutes) * minute + seconds * 1000
  return sign === '-' ? -amount : amount
}

/** Whether a local time is skipped (GAP) or occurs twice (OVERLAP) because the clocks change. */
export type Shift = 'NONE' | 'GAP' | 'OVERLAP'

const shifts = ['GAP', 'NONE', 'OVERLAP'] as const

/**
 * Converts the local time (HH:MM) of a day (YYYY-MM-DD) in a time zone to an instant, by RFC 5545 (3.3.5): a skipped
 * time takes the offset before the gap (02:30 becomes 03:30), one that occurs twice is the first of the two. Throws a
 * RangeError for what is no day, time or time zone.
 */
export function wallTimeToInstant(localDay: string, time: string, timeZone: string): { instant: Date; shift: Shift } {
  const wall = Date.parse(`${localDay}T${time}Z`)
  // No zone is a day away from UTC: these two instants are before and after the local time, and no clock changes twice between.
  const before = offsetAt(wall - day, timeZone)
  const after = offsetAt(wall + day, timeZone)
  const fitting = Array.from(new Set([before, after])).filter((offset) => offsetAt(wall - offset, timeZone) === offset)
  const [offset = before] = fitting
  return { instant: new Date(wall - offset), shift: shifts[fitting.length] ?? 'NONE' }
}

/** Converts an instant to the local day (YYYY-MM-DD) and time (HH:MM) of a time zone. */
export function localTimeOf(instant: Date, timeZone: string): { day: string; time: string } {
  const wall = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString()
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
}
