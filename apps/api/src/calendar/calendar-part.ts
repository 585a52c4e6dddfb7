import ical, { ICalAttendeeStatus, ICalCalendarMethod } from 'ical-generator'
import { classEvent, prodId, type CalendarClass, type CalendarContext } from './class-event.ts'

/** A calendar message (iTIP, RFC 5546) as a mail carries it. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL'
  /** The iCalendar text. */
  content: string
}

interface Parties {
  /** The address that the mail comes from. */
  organizer: string
  /** Who reads the mail; nobody else is named, since a shared list would tell everybody who else comes. */
  attendee: { name: string; address: string }
  /** Whether the class goes on without the attendee. */
  released?: boolean
}

/**
 * Writes the message that brings a class in its reader's calendar up to date: a request, or the cancellation of what is
 * cancelled for everybody or for the reader.
 */
export function calendarPart(
  one: CalendarClass,
  { organizer, attendee, released = false }: Parties,
  context: CalendarContext,
): CalendarPart {
  const method = released || one.cancelled_at ? 'CANCEL' : 'REQUEST'
  const calendar = ical({ prodId, method: ICalCalendarMethod[method] })
  const event = calendar.createEvent({
    ...classEvent(one, context),
    organizer: { name: 'The House', email: organizer },
    attendees: [
      {
        name: attendee.name.replaceAll(/\p{Cc}/gu, ' '),
        email: attendee.address,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  })
  // RFC 5546, 3.2.5: without a status the event is cancelled for its attendee alone.
  if (released) event.status(null)
  return { method, content: `${calendar.toString()}\r\n` }
}
