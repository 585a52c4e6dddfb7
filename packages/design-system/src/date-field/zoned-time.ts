import { zoned } from '../calendar/zoned.ts'

const minuteMs = 60_000

const wallClock = (instant: number, timeZone: string): number => {
  const { day, minutes } = zoned(new Date(instant).toISOString(), timeZone)
  return Date.parse(day) + minutes * minuteMs
}

/** Converts the local time (HH:mm) of a day (YYYY-MM-DD) in a time zone to an instant. */
export function zonedToInstant(day: string, time: string, timeZone: string): string {
  const wall = Date.parse(`${day}T${time}Z`)
  let instant = wall
  // Two iterations, since the first guess can be on the other side of a clock change.
  for (let turn = 0; turn < 2; turn++) instant += wall - wallClock(instant, timeZone)
  return new Date(instant).toISOString()
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Converts an instant to the local day and time (HH:mm) of a time zone. */
export function instantToZoned(instant: string, timeZone: string): { day: string; time: string } {
  const { day, minutes } = zoned(instant, timeZone)
  return { day, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }
}
