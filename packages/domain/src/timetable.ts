import type { InferType } from 'yup'
import { limits } from './limits.ts'
import { count, name } from './managed/schemas.ts'
import { array, boolean, day, id, instant, number, object, requiredId, string, text, webAddress } from './validation.ts'

const named = () => object({ id: requiredId(), name: string().required() })
const idOrNull = () => id().nullable().default(null)
/** A time of a wall clock, HH:MM. */
export const wallClock = () =>
  text()
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation.time')
    .required('validation.required')

/** What a single class and a series of classes have in common. */
export const classFields = {
  name: name(),
  /** Given online, by a link; it takes no room. */
  online: boolean().required('validation.required'),
  /** null: online, or elsewhere. */
  room_id: idOrNull(),
  /** null: nobody is found yet. */
  teacher_id: idOrNull(),
  start_time: wallClock(),
  /** Elapsed time, also in a night in which the clocks change. */
  minutes: count(limits.classMinutesMin, limits.classMinutesMax).required('validation.required'),
  max_students: count(1, limits.classStudentsMax).required('validation.required'),
  /** The link of an online class; empty: it is given later. */
  url: webAddress(),
  /** The first and the last chapter of the students whom it is for; null: no limit. */
  chapter_from_id: idOrNull(),
  chapter_to_id: idOrNull(),
}

/** A single class as the form sends it; its time is that of its unit's wall clock. */
export const classFormSchema = object({
  ...classFields,
  unity_id: requiredId(),
  day: day().required('validation.required'),
})
export type ClassForm = InferType<typeof classFormSchema>

/** How a class stands in the timetable. */
export const timetableStatuses = ['SCHEDULED', 'CANCELLED'] as const

/** What is missing or wrong with a class that is ahead. */
export const classProblems = [
  'NO_TEACHER',
  'NO_ROOM',
  'NO_LINK',
  'FEW_BOOKINGS',
  'HOLIDAY',
  'COVER_ASKED',
  'CONFLICT',
] as const
export type ClassProblem = (typeof classProblems)[number]

/** A class of the timetable, as the people who make it see it. */
export const timetableClassSchema = object({
  id: requiredId(),
  version: number().required(),
  unity_id: requiredId(),
  name: string().required(),
  online: boolean().required(),
  room: named().nullable().default(null),
  /** Where it takes place, if not in a room of the unit. */
  place: string().default(''),
  teacher: named().nullable().default(null),
  /** The teacher whom a substitute stands in for. */
  substitute_for: named().nullable().default(null),
  start_date: instant().required(),
  end_date: instant().required(),
  max_students: number().required(),
  scheduled_students: number().required(),
  waiting_students: number().required(),
  url: string().default(''),
  /** The chapters by number on the course path, where they are on it. */
  chapter_from: named()
    .shape({ number: number().nullable().default(null) })
    .nullable()
    .default(null),
  chapter_to: named()
    .shape({ number: number().nullable().default(null) })
    .nullable()
    .default(null),
  /** null: a single class. */
  series_id: idOrNull(),
  /** Whether it differs from its series. */
  own: boolean().required(),
  status: string().oneOf(timetableStatuses).required(),
  cancel_reason: string().default(''),
  problems: array(string().oneOf(classProblems).required()).required(),
})
export type TimetableClass = InferType<typeof timetableClassSchema>

/** Days without classes. */
export const holidayOfTimetableSchema = named().shape({
  first_day: string().required(),
  last_day: string().required(),
})

/** A student of a class, or somebody who waits for a place. */
export const classStudentSchema = named().shape({
  /** null: not marked. */
  present: boolean().nullable().default(null),
  since: instant().required(),
})

/** A class with those who come and those who wait, in the order of the line. */
export const classDetailSchema = timetableClassSchema.shape({
  students: array(classStudentSchema).required(),
  waiting: array(classStudentSchema).required(),
})
export type ClassDetail = InferType<typeof classDetailSchema>

/** A change that was made to a class. */
export const classRevisionSchema = object({
  id: requiredId(),
  at: instant().required(),
  /** null: the server, when the clocks of the unit changed, or somebody who is no longer known. */
  by: named().nullable().default(null),
  what: string().oneOf(['CREATED', 'MOVED', 'CANCELLED', 'RESTORED', 'CHANGED']).required(),
  /** The names of the form's fields that have changed, beside the time. */
  fields: array(string().required()).required(),
  /** When it began before, and since. */
  before: instant().nullable().default(null),
  after: instant().nullable().default(null),
  /** Why it was cancelled. */
  reason: string().default(''),
})
export type ClassRevision = InferType<typeof classRevisionSchema>

/** What a change would do, tried and rolled back. */
export const classImpactSchema = object({
  /** How many are told, of those booked and of those waiting. */
  booked: number().required(),
  waiting: number().required(),
  /** How many of the line get a place. */
  moved_up: number().required(),
  /** Who would lose the place: the last booked ones, and those who have another class then. */
  released: array(named()).required(),
})
export type ClassImpact = InferType<typeof classImpactSchema>

/** A series of classes as the form sends it. */
export const seriesFormSchema = object({
  ...classFields,
  unity_id: requiredId(),
  /** The days of the week, 0 (Sunday) to 6 (Saturday). */
  weekdays: array(number().integer('validation.type').min(0, 'validation.type').max(6, 'validation.type').required())
    .min(1, 'validation.required')
    .max(7, 'validation.list')
    .required('validation.required'),
  /** 1: every week. */
  every_weeks: count(1, 4).default(1),
  first_day: day().required('validation.required'),
  last_day: day().required('validation.required'),
})
export type SeriesForm = InferType<typeof seriesFormSchema>

export const seriesSchema = seriesFormSchema.shape({
  id: requiredId(),
  version: number().required(),
  room: named().nullable().default(null),
  teacher: named().nullable().default(null),
  /** How many of its classes are ahead, and when the next one is. */
  ahead: number().required(),
  next_at: instant().nullable().default(null),
})
export type Series = InferType<typeof seriesSchema>

/** What saving a series does to its classes. */
export const seriesImpactSchema = object({
  created: number().required(),
  changed: number().required(),
  cancelled: number().required(),
  /** How many booked and waiting people are told. */
  told: number().required(),
  released: array(named()).required(),
  /** Days on which the clocks change at its time: it begins at another time of the wall clock, or the first of two. */
  shifted: array(object({ day: string().required(), shift: string().oneOf(['GAP', 'OVERLAP']).required() })).required(),
  /** Days that are left out, since they are holidays. */
  holidays: array(string().required()).required(),
})
export type SeriesImpact = InferType<typeof seriesImpactSchema>
