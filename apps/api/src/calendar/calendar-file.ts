import ical, { ICalCalendarMethod } from 'ical-generator'
import { classEvent, prodId, type CalendarClass, type CalendarContext } from './class-event.ts'

const refreshSeconds = 3600

/** Serializes classes as iCalendar (RFC 5545). */
export function calendarFile(classes: readonly CalendarClass[], context: CalendarContext): string {
  const calendar = ical({ name: 'The House', prodId, method: ICalCalendarMethod.PUBLISH, ttl: refreshSeconds })
  for (const one of classes) calendar.createEvent(classEvent(one, context))
  // The last line is terminated too.
  return `${calendar.toString()}\r\n`
}
