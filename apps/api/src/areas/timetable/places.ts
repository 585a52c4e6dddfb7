import type { AnswerOf, QueryOf, timetableCalls } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { byName } from '../../db/page.ts'
import { rooms, unities } from '../../db/schema/index.ts'
import { isUnitOfDuty } from '../../db/scope.ts'
import { selectChapters } from './select.ts'
import { findTeachers } from './teachers.ts'

type Caller = Pick<AuthenticatedUser, 'id' | 'admin' | 'unity_id'>

async function readUnit(db: Db, id: number) {
  return {
    rooms: await db
      .select({ id: rooms.id, name: rooms.name, places: rooms.places })
      .from(rooms)
      .where(and(eq(rooms.unity_id, id), isNull(rooms.deleted_at)))
      .orderBy(...byName(rooms)),
    teachers: await findTeachers(db, [id]),
  }
}

/** Returns the units whose timetable the user makes, one of them with its rooms and teachers, and the chapters. */
export async function readPlaces(
  db: Db,
  user: Caller,
  { unity_id }: QueryOf<typeof timetableCalls.timetablePlaces>,
): Promise<AnswerOf<typeof timetableCalls.timetablePlaces>> {
  const isOwn = isUnitOfDuty(db, user, 'TIMETABLE', unities.id)
  const own = await db
    .select({ id: unities.id, name: unities.name, time_zone: unities.time_zone })
    .from(unities)
    .where(and(isNull(unities.deleted_at), eq(unities.archived, false), isOwn))
    .orderBy(...byName(unities))
  const unit = own.find(({ id }) => id === unity_id) ?? own.find(({ id }) => id === user.unity_id) ?? own[0]
  return {
    unities: own,
    unit: unit ? { ...unit, ...(await readUnit(db, unit.id)) } : null,
    chapters: await selectChapters(db),
  }
}
