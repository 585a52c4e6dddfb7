import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { byName } from '../../../db/page.ts'
import { rooms, users } from '../../../db/schema/index.ts'
import { listChapters } from '../../../school/read-places.ts'
import { findHolidays, findUnit, type Maker } from '../../timetable/read.ts'
import { findTeachers } from '../../timetable/teachers.ts'
import { todayIn } from '../days.ts'
import type { Room, SchoolData } from './school.ts'

const readRooms = (tx: Db, unity_id: number): Promise<Room[]> =>
  tx
    .select({ id: rooms.id, name: rooms.name, places: rooms.places })
    .from(rooms)
    .where(and(eq(rooms.unity_id, unity_id), isNull(rooms.deleted_at)))
    .orderBy(...byName(rooms))

async function readTeachers(tx: Db, unity_id: number): Promise<[string, number][]> {
  const ids = (await findTeachers(tx, [unity_id])).map(({ id }) => id)
  const found = await tx.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, ids))
  return found.map(({ id, email }) => [email.toLowerCase(), id])
}

/** Loads what the lines of a file may name in a unit whose timetable the user makes. */
export async function readSchool(tx: Db, user: Maker, unity_id: number, now: Date): Promise<SchoolData> {
  const { time_zone } = await findUnit(tx, user, unity_id)
  return {
    unity_id,
    time_zone,
    now,
    today: todayIn(time_zone, now),
    rooms: await readRooms(tx, unity_id),
    teachers: await readTeachers(tx, unity_id),
    chapters: await listChapters(tx),
    holidays: await findHolidays(tx, [unity_id], { first_day: '0001-01-01', last_day: '9999-12-31' }),
  }
}
