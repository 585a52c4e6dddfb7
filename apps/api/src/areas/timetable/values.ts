import { isOnlineClass } from '@the-house/domain'
import type { ClassRow } from './work.ts'

/** What staff can change of a class, beside its status. */
export type ClassValues = Pick<
  ClassRow,
  | 'name'
  | 'room_id'
  | 'teacher_id'
  | 'substitute_for'
  | 'start_date'
  | 'end_date'
  | 'max_students'
  | 'chapter_from_id'
  | 'chapter_to_id'
> & {
  online: boolean
  /** Empty: none. */
  url: string
}

/** An online class takes no room, and only an online class has a link. */
export const consistent = (values: ClassValues): ClassValues => ({
  ...values,
  room_id: values.online ? null : values.room_id,
  url: values.online ? values.url : '',
})

/** The values of a class as it is. */
export const valuesOf = (row: ClassRow): ClassValues =>
  consistent({
    name: row.name,
    online: isOnlineClass(row),
    room_id: row.room_id,
    teacher_id: row.teacher_id,
    substitute_for: row.substitute_for,
    start_date: row.start_date,
    end_date: row.end_date,
    max_students: row.max_students,
    url: row.url ?? '',
    chapter_from_id: row.chapter_from_id,
    chapter_to_id: row.chapter_to_id,
  })

/** The columns that hold the values of a class. */
export const columnsOf = ({ online, name, url, ...values }: ClassValues) => ({
  ...values,
  name,
  short_name: online ? `@${name}` : name,
  url: url === '' ? null : url,
})

const asText = (value: unknown) => (value instanceof Date ? value.getTime() : value)

/** The names of the values that differ. */
export function differing(before: ClassValues, after: ClassValues): Set<keyof ClassValues> {
  const kept: Record<string, unknown> = { ...before }
  const names = Object.entries(after).flatMap(([name, value]) => (asText(kept[name]) === asText(value) ? [] : [name]))
  return new Set(names.filter((name): name is keyof ClassValues => name in before))
}
