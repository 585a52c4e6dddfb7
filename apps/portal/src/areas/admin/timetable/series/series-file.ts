import { csvOf } from '../../managed/csv.ts'

/** The columns of a file of series, in order. */
export const seriesColumns = [
  'name',
  'weekdays',
  'start_time',
  'minutes',
  'every_weeks',
  'first_day',
  'last_day',
  'room',
  'teacher',
  'online',
  'url',
  'max_students',
  'chapter_from',
  'chapter_to',
] as const
export type SeriesColumn = (typeof seriesColumns)[number]

/** Returns a template file: the header and a sample line with a room and a teacher of the unit. */
export const seriesTemplate = (room: string, teacher: string): string =>
  csvOf(seriesColumns, [
    ['Conversation', 'MO WE', '19:00', 60, 1, '2027-02-01', '2027-06-30', room, teacher, '', '', 8, '', ''],
  ])
