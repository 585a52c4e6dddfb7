import type { ClassForm } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { class_students, class_waiting, classes, rooms } from '../db/schema/index.ts'
import type { Json, TestServer, Visitor } from './test-server.ts'
import { addUnity } from './unit.ts'

let made = 0

/** Inserts a room; returns its id. */
export async function addRoom(
  db: Db,
  { unity_id, places = 10 }: { unity_id: number; places?: number },
): Promise<number> {
  made += 1
  const [room] = await db
    .insert(rooms)
    .values({ unity_id, name: `Room ${made}`, places })
    .returning({ id: rooms.id })
  return room?.id ?? 0
}

/** The form of an hour's class at 18:30 for five students, without room and teacher. */
export const classForm = (given: Pick<ClassForm, 'unity_id' | 'day'> & Partial<ClassForm>): ClassForm => ({
  name: 'Small talk',
  online: false,
  room_id: null,
  teacher_id: null,
  start_time: '18:30',
  minutes: 60,
  max_students: 5,
  url: '',
  chapter_from_id: null,
  chapter_to_id: null,
  ...given,
})

/** Creates a unit in Lisbon with a room of six places, an administrator and a teacher, and what tests do with them. */
export async function createTimetable({ db, arrive }: Pick<TestServer, 'db' | 'arrive'>) {
  const unity_id = await addUnity(db, 'Europe/Lisbon')
  const admin = await arrive({ admin: true, name: 'Rita Admin' })
  const teacher = await arrive({ profile: 'TEACHER', unity_id, name: 'Ana Reis' })
  let days = 0

  /** A day that no other test uses, in summer time. */
  const anyDay = () => {
    days += 1
    return new Date(Date.UTC(2026, 3, days)).toISOString().slice(0, 10)
  }
  const form = (more: Json = {}) => classForm({ unity_id, day: anyDay(), ...more })

  return {
    unity_id,
    admin,
    teacher,
    room_id: await addRoom(db, { unity_id, places: 6 }),
    anyDay,
    form,
    /** Makes a class by the API; returns it. */
    make: async (more: Json = {}): Promise<Json> => {
      const { status, body } = await admin.post('/classes', form(more))
      if (status !== 200) throw new Error(`No class was made: ${JSON.stringify(body)}`)
      return body
    },
    /** The form that changes a class of `classForm`, of which it says the rest as it is. */
    same: (one: Json, more: Json = {}): Json => {
      const { unity_id: _unit, ...rest } = classForm({ unity_id, day: one.start_date.slice(0, 10) })
      return { ...rest, name: one.name, version: one.version, ...more }
    },
    student: () => arrive({ unity_id }),
    book: async (id: number, ...visitors: Visitor[]) => {
      for (const { put } of visitors) {
        const { status } = await put(`/schedules/${id}`)
        if (status !== 200) throw new Error(`No place was booked: ${status}`)
      }
    },
    /** The titles of what a user was told, newest first. */
    newsOf: async ({ get }: Visitor): Promise<string[]> =>
      (await get('/session/notifications')).body.content.map(({ title }: Json) => title),
    rowOf: async (id: number) => (await db.select().from(classes).where(eq(classes.id, id)))[0],
    bookedIn: async (id: number) =>
      (await db.select().from(class_students).where(eq(class_students.class_id, id))).map(({ user_id }) => user_id),
    lineOf: async (id: number) =>
      (
        await db
          .select()
          .from(class_waiting)
          .where(eq(class_waiting.class_id, id))
          .orderBy(class_waiting.position, class_waiting.id)
      ).map(({ user_id }) => user_id),
  }
}

export type Timetable = Awaited<ReturnType<typeof createTimetable>>
