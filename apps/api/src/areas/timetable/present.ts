import { isOnlineClass, type TimetableClass } from '@the-house/domain'
import type { SelectedClass } from './select.ts'

/** Presents a class to those who make the timetable; `numbers`: those on the course path by the ids of chapters. */
export function presentClass(row: SelectedClass, numbers: ReadonlyMap<number, number>): TimetableClass {
  const { one, room, place, teacher, substitute_for, waiting, problems } = row
  const numbered = (chapter: SelectedClass['chapter_from']) =>
    chapter && { ...chapter, number: numbers.get(chapter.id) ?? null }
  return {
    id: one.id,
    version: one.version,
    unity_id: one.unity_id,
    name: one.name,
    online: isOnlineClass(one),
    room,
    place: room ? '' : place,
    teacher,
    substitute_for,
    start_date: one.start_date.toISOString(),
    end_date: one.end_date.toISOString(),
    max_students: one.max_students,
    scheduled_students: one.scheduled_students,
    waiting_students: waiting,
    url: one.url ?? '',
    chapter_from: numbered(row.chapter_from),
    chapter_to: numbered(row.chapter_to),
    series_id: one.series_id,
    own: one.own_fields.length > 0,
    status: one.cancelled_at ? 'CANCELLED' : 'SCHEDULED',
    cancel_reason: one.cancel_reason,
    problems,
  }
}
