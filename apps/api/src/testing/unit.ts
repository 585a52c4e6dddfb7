import type { Db } from '../db/client.ts'
import { class_students, class_waiting, classes, ledger, unities } from '../db/schema/index.ts'

/** Inserts another unit; returns its id. */
export async function addUnity(db: Db, time_zone: string): Promise<number> {
  const [made] = await db.insert(unities).values({ name: time_zone, time_zone }).returning({ id: unities.id })
  return made?.id ?? 0
}

interface NewClass extends Partial<Omit<typeof classes.$inferInsert, 'start_date' | 'end_date'>> {
  unity_id: number
  start: string
  minutes?: number
  /** The users with a booking. */
  students?: number[]
  /** The users on the waiting list, in order. */
  waiting?: number[]
}

/** Inserts a class of an hour; returns its id. */
export async function addClass(db: Db, given: NewClass): Promise<number> {
  const { start, name = start, minutes = 60, students = [], waiting = [], ...rest } = given
  const start_date = new Date(start)
  const values = {
    name,
    short_name: name,
    room: 'Blue room',
    start_date,
    end_date: new Date(start_date.getTime() + minutes * 60_000),
    max_students: 9,
    scheduled_students: students.length,
    ...rest,
  }
  const [made] = await db.insert(classes).values(values).returning({ id: classes.id })
  const class_id = made?.id ?? 0
  const booked = students.map((user_id) => ({ class_id, user_id, booked_at: start_date }))
  if (booked.length > 0) await db.insert(class_students).values(booked)
  const line = waiting.map((user_id) => ({ class_id, user_id, since: start_date }))
  if (line.length > 0) await db.insert(class_waiting).values(line)
  return class_id
}

let gifts = 0

/** Gives dollars to a user at an instant. */
export async function give(db: Db, user_id: number, amount: number, at: string): Promise<void> {
  gifts += 1
  const created_at = new Date(at)
  await db.insert(ledger).values({ user_id, amount, reason: 'GIFT', reference: `gift ${gifts}`, created_at })
}
