import type { MessageKey } from '@the-house/i18n'

/** The labels of what a change of a class can concern, by the names that its history has. */
export const fieldWords: Readonly<Record<string, MessageKey>> = {
  name: 'timetable.field.name',
  online: 'timetable.field.online',
  room_id: 'timetable.field.room_id',
  teacher_id: 'timetable.field.teacher_id',
  max_students: 'timetable.field.max_students',
  url: 'timetable.field.url',
  chapter_from_id: 'timetable.field.chapter_from_id',
  chapter_to_id: 'timetable.field.chapter_to_id',
  students: 'timetable.history.students',
}
