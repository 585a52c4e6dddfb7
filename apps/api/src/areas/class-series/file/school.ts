import type { Period } from '@the-house/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { byName } from '../../../db/page.ts'
import { rooms, users } from '../../../db/schema/index.ts'
import { Places, readChapters } from '../../../school/places.ts'
import { findHolidays, findUnit, type Maker } from '../../timetable/read.ts'
import { findTeachers } from '../../timetable/teachers.ts'
import { todayIn } from '../days.ts'

interface Room {
  id: number
  name: string
  places: number
}

/** What the names of a file can mean in a unit. */
export interface School {
  unity_id: number
  time_zone: string
  now: Date
  today: string
  rooms: {
    names: readonly string[]
    find: (name: string) => Room | undefined
    nameOf: (id: number) => string | undefined
  }
  /** The ids of the teachers, by e-mail. */
  teachers: ReadonlyMap<string, number>
  /** The chapters of the course path, named by their numbers. */
  chapters: Places
  holidays: readonly Period[]
}

/** The rooms of a unit by name; where two differ in case or accents alone, it has to be exact. */
async function readRooms(tx: Db, unity_id: number): Promise<School['rooms']> {
  const found = await tx
    .select({ id: rooms.id, name: rooms.name, places: rooms.places })
    .from(rooms)
    .where(and(eq(rooms.unity_id, unity_id), isNull(rooms.deleted_at)))
    .orderBy(...byName(rooms))
  const alike = new Places(found)
  const byId = new Map(found.map((one) => [one.id, one]))
  const find = (name: string) => found.find((one) => one.name === name) ?? byId.get(alike.find(name)?.id ?? 0)
  return { names: alike.names, find, nameOf: (id) => byId.get(id)?.name }
}

async function readTeachers(tx: Db, unity_id: number): Promise<Map<string, number>> {
  const ids = (await findTeachers(tx, [unity_id])).map(({ id }) => id)
  const found = await tx.select({ id: users.id, email: users.email }).from(users).where(inArray(users.id, ids))
  return new Map(found.map(({ id, email }) => [email.toLowerCase(), id]))
}

/** Loads what the lines of a file may name in a unit whose timetable the user makes. */
export async function readSchool(tx: Db, user: Maker, unity_id: number, now: Date): Promise<School> {
  const { time_zone } = await findUnit(tx, user, unity_id)
  return {
    unity_id,
    time_zone,
    now,
    today: todayIn(time_zone, now),
    rooms: await readRooms(tx, unity_id),
    teachers: await readTeachers(tx, unity_id),
    chapters: await readChapters(tx),
    holidays: await findHolidays(tx, [unity_id], { first_day: '0001-01-01', last_day: '9999-12-31' }),
  }
}
