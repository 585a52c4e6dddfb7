import { DomainError } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import { readPath } from '../../course/path.ts'
import type { Db } from '../../db/client.ts'
import { rooms, users } from '../../db/schema/index.ts'
import { findTeachers } from './teachers.ts'
import type { ClassValues } from './values.ts'

/** What a class has to fit: its unit's rooms and teachers, and the course. */
type Fitting = Pick<
  ClassValues,
  'online' | 'room_id' | 'teacher_id' | 'max_students' | 'chapter_from_id' | 'chapter_to_id'
>

type Fields = Record<string, string>

async function faultOfRoom(tx: Db, unity_id: number, { room_id, max_students }: Fitting): Promise<Fields> {
  if (room_id === null) return {}
  // The lock keeps the room from being deleted meanwhile.
  const [room] = await tx
    .select({ name: rooms.name, places: rooms.places })
    .from(rooms)
    .where(and(eq(rooms.id, room_id), eq(rooms.unity_id, unity_id), isNull(rooms.deleted_at)))
    .for('share')
  if (!room) return { room_id: 'validation.roomOfUnit' }
  if (room.places >= max_students) return {}
  const values = { room: room.name, places: String(room.places), asked: String(max_students) }
  throw new DomainError('class.roomSmall', { max_students: 'validation.roomSmall' }, { values })
}

async function faultOfTeacher(tx: Db, unity_id: number, { teacher_id }: Fitting): Promise<Fields> {
  if (teacher_id === null) return {}
  const [teacher] = await findTeachers(tx, [unity_id], eq(users.id, teacher_id))
  return teacher ? {} : { teacher_id: 'validation.teacherOfUnit' }
}

async function faultOfChapters(tx: Db, { chapter_from_id: from, chapter_to_id: to }: Fitting): Promise<Fields> {
  if (from === null && to === null) return {}
  const path = await readPath(tx)
  const isThere = (id: number | null) => id === null || path.includes(id)
  if (!isThere(from)) return { chapter_from_id: 'validation.chapter' }
  if (!isThere(to)) return { chapter_to_id: 'validation.chapter' }
  const isOrdered = from === null || to === null || path.indexOf(from) <= path.indexOf(to)
  return isOrdered ? {} : { chapter_to_id: 'validation.chapterOrder' }
}

/**
 * Refuses the values of a class, or of a series, that do not fit its unit: a room or a teacher of another one, a room
 * with fewer places, chapters that are not on the path or in the wrong order. What has not changed from `kept` stays,
 * such as a teacher who has left since.
 */
export async function assertFits(tx: Db, unity_id: number, values: Fitting, kept?: Fitting): Promise<void> {
  const isNew = (...names: (keyof Fitting)[]) => !kept || names.some((name) => kept[name] !== values[name])
  const fields = {
    ...(isNew('room_id', 'max_students') && !values.online && (await faultOfRoom(tx, unity_id, values))),
    ...(isNew('teacher_id') && (await faultOfTeacher(tx, unity_id, values))),
    ...(isNew('chapter_from_id', 'chapter_to_id') && (await faultOfChapters(tx, values))),
  }
  if (Object.keys(fields).length > 0) throw new DomainError('validation', fields)
}
