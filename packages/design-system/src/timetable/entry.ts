import type { CalendarEntry } from '../calendar/entry.ts'

/** How a class stands: planned, over, or cancelled. */
export const timetableStates = ['planned', 'over', 'cancelled'] as const
export type TimetableState = (typeof timetableStates)[number]

/** A class of the timetable. */
export interface TimetableEntry extends Omit<CalendarEntry, 'kind'> {
  state: TimetableState
  online: boolean
  /** How many have a place, of how many, and how many wait for one. */
  booked: number
  places: number
  waiting: number
  /** What is missing or wrong with it, in words; empty: nothing. */
  problems: readonly string[]
}

/** Days without classes, YYYY-MM-DD, both included. */
export interface TimetableHoliday {
  id: number
  name: string
  first_day: string
  last_day: string
}

/** A time that was pointed at, by the clock of the calendar's time zone. */
export interface TimetableSlot {
  /** YYYY-MM-DD */
  day: string
  /** HH:MM */
  time: string
  minutes: number
}
