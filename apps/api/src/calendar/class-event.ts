import { ICalEventStatus, type ICalEventData } from 'ical-generator'

/** A class as needed for a calendar event. */
export interface CalendarClass {
  id: number
  name: string
  /** Where it takes place. */
  room: string
  teacher: string | null
  start_date: Date
  end_date: Date
  cancelled_at: Date | null
  /** Grows with every change of what stands here: calendars keep the event with the highest. */
  revision: number
  /** When anything of it was last changed, the names of its room and its teacher included; null: never. */
  updated_at: Date | null
}

export interface CalendarContext {
  clock: () => Date
  publicUrl: string
}

interface Made {
  publicUrl: string
  /** When what the calendar says became so (DTSTAMP). */
  stamp: Date
}

/** The product that has written a calendar (PRODID). */
export const prodId = { company: 'The House', product: 'Classes', language: 'EN' }

/** Replaces control characters, which iCalendar forbids in a text, except for line ends. */
const plain = (text: string) => text.replaceAll(/(?![\r\n])\p{Cc}/gu, ' ')

/**
 * Returns a class as a calendar event, all times in UTC. The UID of a class is stable, so that a calendar that reads it
 * again, from any file or mail, updates its event instead of adding one.
 */
export const classEvent = (
  { id, name, room, teacher, start_date, end_date, cancelled_at, revision, updated_at }: CalendarClass,
  { publicUrl, stamp }: Made,
): ICalEventData => ({
  id: `class-${id}@${new URL(publicUrl).hostname}`,
  stamp,
  start: start_date,
  end: end_date,
  summary: plain(name),
  location: plain(room),
  description: plain(teacher ?? ''),
  url: `${publicUrl}/schedules`,
  status: cancelled_at ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  sequence: revision,
  lastModified: updated_at,
})
