import type { AnswerOf, timetableCalls } from '@the-house/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byName } from '../../db/page.ts'
import { rooms, unities } from '../../db/schema/index.ts'
import { isUnitOfDuty } from '../../db/scope.ts'
import type { Maker } from './read.ts'
import { selectChapters } from './select.ts'
import { findTeachers } from './teachers.ts'

const of = <T extends { unity_id: number }>(rows: readonly T[], id: number) =>
  rows.filter(({ unity_id }) => unity_id === id)

/** Returns the units whose timetable the user makes, with their rooms and teachers, and the chapters of the course. */
export async function readPlaces(db: Db, user: Maker): Promise<AnswerOf<typeof timetableCalls.timetablePlaces>> {
  const isOwn = isUnitOfDuty(db, user, 'TIMETABLE', unities.id)
  const own = await db
    .select({ id: unities.id, name: unities.name, time_zone: unities.time_zone })
    .from(unities)
    .where(and(isNull(unities.deleted_at), eq(unities.archived, false), isOwn))
    .orderBy(...byName(unities))
  const ids = own.map(({ id }) => id)
  const places = await db
    .select({ id: rooms.id, name: rooms.name, places: rooms.places, unity_id: rooms.unity_id })
    .from(rooms)
    .where(and(inArray(rooms.unity_id, ids), isNull(rooms.deleted_at)))
    .orderBy(...byName(rooms))
  const teachers = await findTeachers(db, ids)
  return {
    unities: own.map((one) => ({ ...one, rooms: of(places, one.id), teachers: of(teachers, one.id) })),
    chapters: await selectChapters(db),
  }
}
