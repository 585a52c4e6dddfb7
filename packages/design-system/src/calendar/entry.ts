import type { CalendarKind } from './kinds.ts'

/** Something with a beginning and an end. */
export interface CalendarEntry {
  id: number
  name: string
  kind: CalendarKind
  /** Instants, as the wire spells them. */
  start: string
  end: string
  /** Where, with whom, how many places: one short line. */
  note: string
}

/** Some days in a row, by the calendar of a time zone. */
export interface CalendarDays {
  /** YYYY-MM-DD. */
  first: string
  /** How many. */
  length: 1 | 7
  /** IANA. */
  timeZone: string
}
