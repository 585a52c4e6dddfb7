import type { Db } from '../db/client.ts'
import { class_students, classes, ledger, unities } from '../db/schema/index.ts'

/** Another unit; returns its id. */
export async function addUnity(db: Db, time_zone: string): Promise<number> {
  const [made] = await db.insert(unities).values({ name: time_zone, time_zone }).returning({ id: unities.id })
  return made?.id ?? 0
}

interface NewClass {
  unity_id: number
  start: string
  name?: string
  minutes?: number
  teacher_id?: number | null
  /** Who comes. */
  students?: number[]
}

/** A class of an hour. */
export async function addClass(db: Db, { unity_id, start, name = start, minutes = 60, ...rest }: NewClass) {
  const { teacher_id = null, students = [] } = rest
  const start_date = new Date(start)
  const end_date = new Date(start_date.getTime() + minutes * 60_000)
  const values = {
    unity_id,
    name,
    short_name: name,
    room: 'Blue room',
    teacher_id,
    start_date,
    end_date,
    max_students: 9,
  }
  const [made] = await db.insert(classes).values(values).returning({ id: classes.id })
  const class_id = made?.id ?? 0
  const booked = students.map((user_id) => ({ class_id, user_id, booked_at: start_date }))
  if (booked.length > 0) await db.insert(class_students).values(booked)
}

let gifts = 0

/** Dollars at an instant, as a gift. */
export async function give(db: Db, user_id: number, amount: number, at: string): Promise<void> {
  gifts += 1
  const created_at = new Date(at)
  await db.insert(ledger).values({ user_id, amount, reason: 'GIFT', reference: `gift ${gifts}`, created_at })
}
