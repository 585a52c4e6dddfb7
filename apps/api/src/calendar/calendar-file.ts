import ical, { ICalCalendarMethod } from 'ical-generator'
import { classEvent, prodId, type CalendarClass, type CalendarContext } from './class-event.ts'

const refreshSeconds = 3600

/** The stamp of a class that was never changed: any instant, as long as it is the same at each reading. */
const unchanged = new Date(0)

/** Serializes classes as iCalendar (RFC 5545): the same text for as long as nothing of them changes. */
export function calendarFile(
  classes: readonly CalendarClass[],
  { publicUrl }: Pick<CalendarContext, 'publicUrl'>,
): string {
  const calendar = ical({ name: 'The House', prodId, method: ICalCalendarMethod.PUBLISH, ttl: refreshSeconds })
  for (const one of classes) calendar.createEvent(classEvent(one, { publicUrl, stamp: one.updated_at ?? unchanged }))
  // The last line is terminated too.
  return `${calendar.toString()}\r\n`
}
