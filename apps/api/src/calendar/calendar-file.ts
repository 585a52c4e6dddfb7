import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** A class as calendars know it. */
export interface CalendarClass {
  id: number
  name: string
  room: string
  teacher: string | null
  start_date: Date
  end_date: Date
  cancelled_at: Date | null
}

interface House {
  clock: () => Date
  publicUrl: string
}

const refreshSeconds = 3600

/** Calendars allow no sign in a text that has no shape, but for the end of a line. */
const plain = (text: string) => text.replaceAll(/(?![\r\n])\p{Cc}/gu, ' ')

/**
 * Classes as iCalendar (RFC 5545), all times in UTC. A class has one name for ever, so that a calendar which reads it
 * again, from whichever file, changes what it has and adds nothing.
 */
export function calendarFile(classes: readonly CalendarClass[], { clock, publicUrl }: House): string {
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
  // The last line has its end too.
  return `${calendar.toString()}\r\n`
}
