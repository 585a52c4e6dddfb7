import { zoned } from '../calendar/zoned.ts'
import type { TimetableHoliday, TimetableSlot } from './entry.ts'

const minuteMs = 60_000
const two = (number: number): string => String(number).padStart(2, '0')

/** The slot between two instants. */
export function slotOf(start: Date, end: Date, timeZone: string): TimetableSlot {
  const { day, minutes } = zoned(start.toISOString(), timeZone)
  return {
    day,
    time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
    minutes: Math.round((end.getTime() - start.getTime()) / minuteMs),
  }
}

/** The slot that a selection asks for: a click selects the least that can be selected, and means an hour. */
export const askedSlot = (slot: TimetableSlot, least: number): TimetableSlot => ({
  ...slot,
  minutes: slot.minutes > least ? slot.minutes : 60,
})

/** The names of the holidays of a day; empty: it is none. */
export const holidaysOn = (day: string, holidays: readonly TimetableHoliday[]): string[] =>
  holidays.filter(({ first_day, last_day }) => first_day <= day && day <= last_day).map(({ name }) => name)
