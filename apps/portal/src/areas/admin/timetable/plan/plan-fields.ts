import type { MessageKey } from '@the-house/i18n'

export type PlanKind =
  | 'text'
  | 'link'
  | 'day'
  | 'time'
  | 'number'
  | 'switch'
  | 'room'
  | 'teacher'
  | 'chapter'
  | 'weekdays'
  | 'weeks'

interface PlanField {
  kind: PlanKind
  label: MessageKey
  hint?: MessageKey
  /** Shown only for an online class, or only for one in a room. */
  only?: 'online' | 'room'
  /** Takes a whole line of the form. */
  wide?: true
}

/** Every field of the forms of a class and of a series. */
export const planFields = {
  name: { kind: 'text', label: 'timetable.field.name', wide: true },
  day: { kind: 'day', label: 'timetable.field.day' },
  weekdays: { kind: 'weekdays', label: 'timetable.field.weekdays', wide: true },
  start_time: { kind: 'time', label: 'timetable.field.start_time' },
  minutes: { kind: 'number', label: 'timetable.field.minutes' },
  from_day: { kind: 'day', label: 'timetable.field.from_day', hint: 'timetable.hint.from_day', wide: true },
  every_weeks: { kind: 'weeks', label: 'timetable.field.every_weeks' },
  first_day: { kind: 'day', label: 'timetable.field.first_day' },
  last_day: { kind: 'day', label: 'timetable.field.last_day' },
  max_students: { kind: 'number', label: 'timetable.field.max_students' },
  teacher_id: { kind: 'teacher', label: 'timetable.field.teacher_id' },
  online: { kind: 'switch', label: 'timetable.field.online', wide: true },
  room_id: { kind: 'room', label: 'timetable.field.room_id', only: 'room' },
  url: { kind: 'link', label: 'timetable.field.url', hint: 'timetable.hint.url', only: 'online' },
  chapter_from_id: { kind: 'chapter', label: 'timetable.field.chapter_from_id', hint: 'timetable.hint.chapter' },
  chapter_to_id: { kind: 'chapter', label: 'timetable.field.chapter_to_id' },
} as const satisfies Record<string, PlanField>
export type PlanName = keyof typeof planFields

export const fieldOf = (name: PlanName): PlanField => planFields[name]

const shared = ['max_students', 'online', 'room_id', 'url', 'teacher_id', 'chapter_from_id', 'chapter_to_id'] as const
/** The fields of each form, in order. */
export const classFieldNames = ['name', 'day', 'start_time', 'minutes', ...shared] as const
export const seriesFieldNames = [
  'name',
  'weekdays',
  'start_time',
  'minutes',
  'every_weeks',
  'first_day',
  'last_day',
  ...shared,
] as const
