import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { classEvent, prodId, type CalendarClass, type CalendarContext } from './class-event.ts'

/** A calendar message (iTIP, RFC 5546) as a mail carries it. */
export interface CalendarPart {
  /** PUBLISH: several classes, which no invitation can hold, since each has a UID of its own. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
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
  { publicUrl, clock }: CalendarContext,
): CalendarPart {
  const method = released || one.cancelled_at ? 'CANCEL' : 'REQUEST'
  const calendar = ical({ prodId, method: ICalCalendarMethod[method] })
  const event = calendar.createEvent({
    // RFC 5546, 2.1.5: of two messages with one sequence, the later stamp counts.
    ...classEvent(one, { publicUrl, stamp: clock() }),
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

/** Writes several classes of a reader in their newest state; those in `released` go on without the reader. */
export function calendarUpdate(
  classes: readonly CalendarClass[],
  released: ReadonlySet<number>,
  { publicUrl, clock }: CalendarContext,
): CalendarPart {
  const method = ICalCalendarMethod.PUBLISH
  const calendar = ical({ prodId, method })
  for (const one of classes) {
    const event = calendar.createEvent(classEvent(one, { publicUrl, stamp: clock() }))
    if (released.has(one.id)) event.status(ICalEventStatus.CANCELLED)
  }
  return { method: 'PUBLISH', content: `${calendar.toString()}\r\n` }
}
