import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** A class as needed for a calendar event. */
export interface CalendarClass {
  id: number
  name: string
  room: string
  teacher: string | null
  start_date: Date
  end_date: Date
  cancelled_at: Date | null
}

interface CalendarContext {
  clock: () => Date
  publicUrl: string
}

const refreshSeconds = 3600

/** Replaces control characters, which iCalendar forbids in a text, except for line ends. */
const plain = (text: string) => text.replaceAll(/(?![\r\n])\p{Cc}/gu, ' ')

/**
 * Serializes classes as iCalendar (RFC 5545), all times in UTC. The UID of a class is stable, so that a calendar that
 * imports it again, from any file, updates its event instead of adding one.
 */
export function calendarFile(classes: readonly CalendarClass[], { clock, publicUrl }: CalendarContext): string {
  const calendar = ical({
    name: 'The House',
    prodId: { company: 'The House', product: 'Classes', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  const { hostname } = new URL(publicUrl)
  for (const { id, name, room, teacher, start_date, end_date, cancelled_at } of classes) {
    calendar.createEvent({
      id: `class-${id}@${hostname}`,
      stamp: clock(),
      start: start_date,
      end: end_date,
      summary: plain(name),
      location: plain(room),
      description: plain(teacher ?? ''),
      url: `${publicUrl}/schedules`,
      status: cancelled_at ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      sequence: cancelled_at ? 1 : 0,
    })
  }
  // The last line is terminated too.
  return `${calendar.toString()}\r\n`
}
