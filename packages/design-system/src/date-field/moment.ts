import { zoned } from '../calendar/zoned.ts'

const minuteMs = 60_000

const wallClock = (instant: number, timeZone: string): number => {
  const { day, minutes } = zoned(new Date(instant).toISOString(), timeZone)
  return Date.parse(day) + minutes * minuteMs
}

/** The instant at which the clocks of a time zone show a time (HH:mm) of a day (YYYY-MM-DD). */
export function instantAt(day: string, time: string, timeZone: string): string {
  const wall = Date.parse(`${day}T${time}Z`)
  let instant = wall
  // Twice, for a guess on the other side of a change of the clocks.
  for (let turn = 0; turn < 2; turn++) instant += wall - wallClock(instant, timeZone)
  return new Date(instant).toISOString()
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The day and the time (HH:mm) that the clocks of a time zone show at an instant. */
export function clockAt(instant: string, timeZone: string): { day: string; time: string } {
  const { day, minutes } = zoned(instant, timeZone)
  return { day, time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }
}
