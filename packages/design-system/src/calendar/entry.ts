import type { CalendarKind } from './kinds.ts'

/** An entry with a start and an end. */
export interface CalendarEntry {
  id: number
  name: string
  kind: CalendarKind
  /** ISO instants, as the API sends them. */
  start: string
  end: string
  /** Place, teacher, number of places: one short text. */
  note: string
}

/** Consecutive days in the calendar of a time zone. */
export interface CalendarDays {
  /** The first day, YYYY-MM-DD. */
  first: string
  /** The number of days. */
  length: 1 | 7
  /** IANA time zone. */
  timeZone: string
}
