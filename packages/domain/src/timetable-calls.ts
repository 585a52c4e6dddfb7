import { defineCalls } from './call.ts'
import { coverSchema, reason } from './class-tasks.ts'
import { endpoints } from './endpoints.ts'
import { limits } from './limits.ts'
import { listOf, pageOf, pageQuery, searchedPageOf } from './paging.ts'
import { tableReadingSchema } from './table-reading.ts'
import {
  classDetailSchema,
  classFormSchema,
  classImpactSchema,
  classProblems,
  classRevisionSchema,
  holidayOfTimetableSchema,
  seriesFormSchema,
  seriesImpactSchema,
  seriesSchema,
  timetableClassSchema,
} from './timetable.ts'
import { array, boolean, day, id, instant, number, object, requiredId, string, trimmed } from './validation.ts'

const params = object({ id: requiredId() })
const ofStudent = params.shape({ user_id: requiredId() })
const named = object({ id: requiredId(), name: string().required() })
const ofUnit = named.shape({ time_zone: string().required() })
/** The version that the change was based on: a stale one is refused with 409. */
const version = { version: number().integer('validation.type').required('validation.required') }
/** Whether students lose their places where they must: the last booked ones head the line. */
const release = { release: boolean().default(false) }
const changedClass = { params, answer: classDetailSchema }
const changeClass = classFormSchema.omit(['unity_id']).shape({ ...version, ...release })
/** From which day of its unit on a series is changed; default: today. Classes that have begun never change. */
const changeSeries = seriesFormSchema.omit(['unity_id']).shape({ ...version, ...release, from_day: day() })

export const timetableCalls = defineCalls({
  timetable: {
    ...endpoints.timetable,
    summary: 'The classes of a unit between two days, both included, cancelled ones too',
    query: object({
      unity_id: requiredId(),
      first_day: day().required('validation.required'),
      last_day: day().required('validation.required'),
      room_id: id(),
      teacher_id: id(),
    }),
    answer: object({
      classes: array(timetableClassSchema).required(),
      holidays: array(holidayOfTimetableSchema).required(),
      unity: ofUnit.required(),
      server_time: instant().required(),
    }),
  },
  timetablePlaces: {
    ...endpoints.timetablePlaces,
    summary:
      'The units whose timetable the caller makes, the rooms and teachers of one of them, and the chapters of the course',
    query: object({
      /** Absent, or not one of the caller's: the unit that the caller is in, or else the first one. */
      unity_id: id(),
    }),
    answer: object({
      unities: array(ofUnit).required(),
      /** null: the caller makes the timetable of no unit. */
      unit: ofUnit
        .shape({
          rooms: array(named.shape({ places: number().required() })).required(),
          teachers: array(named).required(),
        })
        .nullable()
        .default(null),
      chapters: array(named.shape({ number: number().required() })).required(),
    }),
  },
  classProblems: {
    ...endpoints.classProblems,
    summary:
      'The classes of the coming weeks in which something is missing or wrong, those that begin first before others',
    query: pageQuery.shape({ problem: string().oneOf(classProblems, 'validation.type'), unity_id: id() }),
    answer: pageOf(timetableClassSchema.shape({ unity: ofUnit.required() }), {}),
  },
  timetableClass: { ...endpoints.timetableClass, summary: 'A class with its students and its line', ...changedClass },
  classHistory: {
    ...endpoints.classHistory,
    summary: 'Who has changed a class, and how, the newest first',
    params,
    query: pageQuery,
    answer: pageOf(classRevisionSchema, {}),
  },
  createClass: {
    ...endpoints.createClass,
    summary: 'Make a single class',
    body: classFormSchema,
    answer: classDetailSchema,
  },
  changeClass: {
    ...endpoints.changeClass,
    summary: 'Change or move a class; its people are told, and the line moves up',
    ...changedClass,
    body: changeClass,
  },
  cancelClass: {
    ...endpoints.cancelClass,
    summary: 'Cancel a class; its people are told, and keep their places if it is restored',
    ...changedClass,
    body: object({ ...version, reason: reason() }),
  },
  restoreClass: {
    ...endpoints.restoreClass,
    summary: 'Restore a cancelled class',
    ...changedClass,
    body: object(version),
  },
  substituteTeacher: {
    ...endpoints.substituteTeacher,
    summary: 'Give a class to a substitute, or back to its teacher',
    ...changedClass,
    body: object({ ...version, teacher_id: id().nullable().defined('validation.required') }),
  },
  classImpact: {
    ...endpoints.classImpact,
    summary: 'What a change of a class would do to its people; nothing is kept',
    params,
    body: changeClass,
    answer: classImpactSchema,
  },
  addClassStudent: {
    ...endpoints.addClassStudent,
    summary: 'Book a class for a student of the unit',
    params: ofStudent,
    answer: classDetailSchema,
  },
  removeClassStudent: {
    ...endpoints.removeClassStudent,
    summary: 'Take a student out of a class or its line',
    params: ofStudent,
    answer: classDetailSchema,
  },
  bookableStudents: {
    ...endpoints.bookableStudents,
    summary: 'Students of the unit of a class, by name',
    params,
    query: pageQuery.shape({ term: trimmed().max(100, 'validation.text') }),
    answer: searchedPageOf(named),
  },
  askForCover: {
    ...endpoints.askForCover,
    summary: 'Ask those who make the timetable for a substitute in an own class',
    params,
    body: coverSchema,
  },
  takeBackCover: {
    ...endpoints.takeBackCover,
    summary: 'Take back the request for a substitute in an own class',
    params,
  },
  absence: {
    ...endpoints.absence,
    summary: 'The classes of a teacher between two days, and who is free to cover each',
    params,
    body: object({ from: day().required('validation.required'), to: day().required('validation.required') }),
    answer: listOf(timetableClassSchema.shape({ free: array(named).required() })),
  },
  cancelOnHoliday: {
    ...endpoints.cancelOnHoliday,
    summary: 'Cancel the classes on the days of a holiday',
    params,
    answer: object({ cancelled: number().required() }),
  },
  seriesList: {
    ...endpoints.seriesList,
    summary: 'A page of the series of a unit, by name',
    query: pageQuery.shape({
      unity_id: requiredId(),
      term: trimmed().max(100, 'validation.text'),
      over: boolean().default(false),
    }),
    answer: pageOf(seriesSchema, {}),
  },
  series: { ...endpoints.series, summary: 'A series of classes', params, answer: seriesSchema },
  createSeries: {
    ...endpoints.createSeries,
    summary: 'Make a series and all of its classes',
    body: seriesFormSchema,
    answer: seriesSchema,
  },
  changeSeries: {
    ...endpoints.changeSeries,
    summary: 'Change a series from a day on, but for what was changed in single classes',
    params,
    body: changeSeries,
    answer: seriesSchema,
  },
  endSeries: {
    ...endpoints.endSeries,
    summary: 'End a series: its classes from a day on are cancelled',
    params,
    body: object({ ...version, from_day: day().required('validation.required'), reason: reason() }),
    answer: seriesSchema,
  },
  newSeriesImpact: {
    ...endpoints.newSeriesImpact,
    summary: 'What making a series would do; nothing is kept',
    body: seriesFormSchema,
    answer: seriesImpactSchema,
  },
  seriesImpact: {
    ...endpoints.seriesImpact,
    summary: 'What changing a series would do; nothing is kept',
    params,
    body: changeSeries,
    answer: seriesImpactSchema,
  },
  importSeries: {
    ...endpoints.importSeries,
    summary: 'Read series out of a CSV file, all of them or none; as a trial with dry_run',
    query: object({ unity_id: requiredId(), dry_run: boolean().default(false) }),
    upload: { field: 'file', maxBytes: limits.enrolBytes },
    answer: object({
      written: boolean().required(),
      series: number().required(),
      classes: number().required(),
      /** How the table was understood; null: the file is none. */
      reading: tableReadingSchema.nullable().default(null),
      /** The first faults in the order of the file; line 0: the file as a whole. */
      faults: array(
        object({
          line: number().required(),
          column: string().default(''),
          /** A key of the `timetable` catalogue, below `faults`. */
          fault: string().required(),
          given: string().default(''),
          /** What would be right, or what is in the way. */
          known: array(string().required()).required(),
        }),
      ).required(),
    }),
  },
  exportSeries: {
    ...endpoints.exportSeries,
    summary: 'The series of a unit as a CSV file, which can be read in again',
    query: object({ unity_id: requiredId() }),
    download: true,
  },
})
