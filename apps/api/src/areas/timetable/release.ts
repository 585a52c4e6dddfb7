import { DomainError } from '@the-house/domain'
import { languages } from '@the-house/i18n/server'
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { class_students, class_waiting, classes, users } from '../../db/schema/index.ts'
import type { Db } from '../../db/client.ts'
import type { Receiver } from './announce.ts'
import type { ClassRow, Work } from './work.ts'

/** A student who has lost the place. */
export interface Released extends Receiver {
  name: string
}

const other = alias(class_students, 'other')
/** How many names a refusal lists. */
const named = 10

/** The booked students who have another class between two instants, with the name of that class. */
async function findBusy(tx: Db, { id }: ClassRow, { start_date, end_date }: Pick<ClassRow, 'start_date' | 'end_date'>) {
  const range = sql`tstzrange(${start_date.toISOString()}::timestamptz, ${end_date.toISOString()}::timestamptz)`
  const rows = await tx
    .select({ user_id: users.id, name: users.name, language: users.language, busy_with: classes.name })
    .from(class_students)
    .innerJoin(users, eq(users.id, class_students.user_id))
    .innerJoin(
      other,
      and(eq(other.user_id, users.id), ne(other.class_id, id), other.ruled, sql`${other.during} && ${range}`),
    )
    .innerJoin(classes, eq(classes.id, other.class_id))
    .where(eq(class_students.class_id, id))
    .orderBy(asc(users.name), asc(users.id))
  return Array.from(new Map(rows.map((row) => [row.user_id, row])).values())
}

/** Takes students out of a class. */
const takeOut = (tx: Db, { id }: ClassRow, students: readonly Released[]) =>
  tx.delete(class_students).where(
    and(
      eq(class_students.class_id, id),
      inArray(
        class_students.user_id,
        students.map(({ user_id }) => user_id),
      ),
    ),
  )

/**
 * Releases the students who have another class at the time that a class is to have, or refuses with
 * `class.studentsBusy`, which names them. They do not wait for a place, since they have the other class.
 */
export async function releaseBusy(
  { tx }: Work,
  one: ClassRow,
  { release, ...time }: Pick<ClassRow, 'start_date' | 'end_date'> & { release: boolean },
): Promise<Released[]> {
  const busy = await findBusy(tx, one, time)
  if (busy.length === 0) return []
  if (!release) {
    const shown = busy.slice(0, named).map(({ name, busy_with }) => `${name} (${busy_with})`)
    const students = [...shown, ...(busy.length > named ? ['…'] : [])].join(', ')
    throw new DomainError('class.studentsBusy', undefined, { values: { count: String(busy.length), students } })
  }
  await takeOut(tx, one, busy)
  return busy
}

/**
 * Releases the last booked students of a class until `places` are taken, or refuses with `class.overBooked`. They head
 * the waiting list in the order of their bookings.
 */
export async function releaseLast(
  { tx, now }: Work,
  one: ClassRow,
  { places, booked, release }: { places: number; booked: number; release: boolean },
): Promise<Released[]> {
  if (booked <= places) return []
  if (!release) {
    const values = { booked: String(booked), places: String(places), over: String(booked - places) }
    throw new DomainError('class.overBooked', { max_students: 'validation.overBooked' }, { values })
  }
  const last = await tx
    .select({ user_id: users.id, name: users.name, language: users.language })
    .from(class_students)
    .innerJoin(users, eq(users.id, class_students.user_id))
    .where(eq(class_students.class_id, one.id))
    .orderBy(desc(class_students.booked_at), desc(users.id))
    .limit(booked - places)
  await takeOut(tx, one, last)
  const { position } = class_waiting
  const [line] = await tx
    .select({ head: sql<number>`least(min(${position}), 0) - 1` })
    .from(class_waiting)
    .where(eq(class_waiting.class_id, one.id))
  const waiting = { class_id: one.id, since: now, position: line?.head ?? -1 }
  await tx
    .insert(class_waiting)
    .values(
      last.toReversed().map(({ user_id, language }) => ({ ...waiting, user_id, language: language ?? languages[0] })),
    )
  return last
}
