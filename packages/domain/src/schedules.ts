import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { array, boolean, day, instant, number, object, requiredId, string, text } from './validation.ts'

/** A class of the student's own unit that can be booked. */
export const scheduleClassSchema = object({
  id: requiredId(),
  name: string().required(),
  /** Contains an at-sign if the class is online. */
  short_name: string().required(),
  start_date: instant().required(),
  end_date: instant().required(),
  /** Whether the user has booked it. */
  scheduled: boolean().required(),
  scheduled_students: number().required(),
  max_students: number().required(),
  teacher: string().default(''),
  room: string().default(''),
  /** The number of the first chapter on the course path that the class is for; null: from the first one on. */
  level_from: number().nullable().default(null),
  /** The number of the last chapter that the class is for; null: to the last one. */
  level_to: number().nullable().default(null),
  /** The user's position on the waiting list of a full class, from 1; null: not on it. */
  waiting: number().nullable().default(null),
  /** How many students are on the waiting list. */
  waiting_students: number().default(0),
})
export type ScheduleClass = InferType<typeof scheduleClassSchema>

const byId = { params: object({ id: requiredId() }) }
const changed = { ...byId, answer: scheduleClassSchema }

export const scheduleCalls = defineCalls({
  schedules: {
    ...endpoints.schedules,
    summary: 'Classes of the own unit in the seven days from a day on, in the unit’s time zone',
    query: object({ start_week: day().required('validation.required') }),
    answer: object({ classes: array(scheduleClassSchema).required() }),
  },
  bookClass: {
    ...endpoints.bookClass,
    summary: 'Take a place in a class; again changes nothing',
    ...changed,
    /** The class as the user saw it; informational only, the server does not use it. */
    body: object({ name: text(), start_date: text(), short_name: text(), teacher: text() }),
  },
  cancelBooking: { ...endpoints.cancelBooking, summary: 'Give a place back, or leave the line', ...changed },
  joinWaitingList: { ...endpoints.joinWaitingList, summary: 'Stand in the line for a full class', ...changed },
  calendarOfClass: { ...endpoints.calendarOfClass, summary: 'A class as a calendar file', ...byId, download: true },
  myCalendar: {
    ...endpoints.myCalendar,
    summary: 'The private address of a calendar with all own classes',
    answer: object({ url: string().required() }),
  },
  renewCalendar: {
    ...endpoints.renewCalendar,
    summary: 'A new private address; the old one ends',
    answer: object({ url: string().required() }),
  },
  calendarFeed: {
    ...endpoints.calendarFeed,
    summary: 'All classes of a user as a calendar, by its private URL',
    params: object({ token: text().max(100, 'validation.text').required('validation.required') }),
    download: true,
    revalidated: true,
  },
})
