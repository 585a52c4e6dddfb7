import type { LedgerReason } from '@the-house/domain'
import type { Db } from '../db/client.ts'
import { pay } from '../areas/dollars/ledger.ts'
import { class_students, class_waiting, classes, unities } from '../db/schema/index.ts'

let units = 0

/** Inserts another unit; returns its id. */
export async function addUnity(db: Db, time_zone: string): Promise<number> {
  units += 1
  const [made] = await db
    .insert(unities)
    .values({ name: `${time_zone} ${units}`, time_zone })
    .returning({ id: unities.id })
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
  // Exempt from conflicts, so that a test has as many classes at one time as it needs.
  const { start, name = start, minutes = 60, students = [], waiting = [], ruled = false, ...rest } = given
  const start_date = new Date(start)
  const values = {
    name,
    short_name: name,
    room: 'Blue room',
    start_date,
    end_date: new Date(start_date.getTime() + minutes * 60_000),
    max_students: 9,
    scheduled_students: students.length,
    ruled,
    ...rest,
  }
  const [made] = await db.insert(classes).values(values).returning({ id: classes.id })
  const class_id = made?.id ?? 0
  const booked = students.map((user_id) => ({ class_id, user_id, booked_at: start_date, ruled }))
  if (booked.length > 0) await db.insert(class_students).values(booked)
  const line = waiting.map((user_id) => ({ class_id, user_id, since: start_date }))
  if (line.length > 0) await db.insert(class_waiting).values(line)
  return class_id
}

let entries = 0

/** Writes an entry of the ledger at an instant. */
async function enter(db: Db, entry: { user_id: number; amount: number; reason: LedgerReason; at: string }) {
  entries += 1
  const { at, reason, ...rest } = entry
  await pay(db, { ...rest, reason, reference: `${reason} ${entries}` }, new Date(at))
}

/** Gives dollars to a user at an instant. */
export const give = (db: Db, user_id: number, amount: number, at: string): Promise<void> =>
  enter(db, { user_id, amount, reason: 'GIFT', at })

/** Lets a user spend dollars at an instant. */
export const spend = (db: Db, user_id: number, amount: number, at: string): Promise<void> =>
  enter(db, { user_id, amount: -amount, reason: 'STORE', at })
