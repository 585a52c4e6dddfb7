import type { SeriesColumn } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'

/** The labels of the columns of a file of series: those of the form. */
export const columnLabels: Record<SeriesColumn, MessageKey> = {
  name: 'timetable.field.name',
  room: 'timetable.field.room_id',
  teacher: 'timetable.field.teacher_id',
  weekdays: 'timetable.field.weekdays',
  start: 'timetable.field.start_time',
  minutes: 'timetable.field.minutes',
  every_weeks: 'timetable.field.every_weeks',
  first_day: 'timetable.field.first_day',
  last_day: 'timetable.field.last_day',
  places: 'timetable.field.max_students',
  online: 'timetable.field.online',
  link: 'timetable.field.url',
  chapter_from: 'timetable.field.chapter_from_id',
  chapter_to: 'timetable.field.chapter_to_id',
}
