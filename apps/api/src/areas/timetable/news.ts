import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { class_students, class_waiting, users } from '../../db/schema/index.ts'
import type { ClassChange } from '../../jobs/mail-job.ts'
import { announceClassChange, type Receiver } from './announce.ts'
import type { Released } from './release.ts'
import type { ClassRow, Work } from './work.ts'

/** What users are to be told of a class, once all changes of the transaction are made. */
export interface News {
  class: { id: number }
  before: Pick<ClassRow, 'start_date' | 'end_date'>
  change: ClassChange
  users: readonly Receiver[]
  /** What makes it told once only; default: the class and its `sequence`. */
  subject?: string
}

/** What a change has done to the people of a class. */
export interface Outcome {
  /** How many of those booked and of those waiting are told of a new time, place, teacher or status. */
  booked: number
  waiting: number
  /** How many of the line have got a place. */
  moved_up: number
  released: Released[]
  news: News[]
}

export const nothing: Outcome = { booked: 0, waiting: 0, moved_up: 0, released: [], news: [] }

/** Tells users of changes of classes. */
export async function tell({ tx, now, jobs }: Work, outcomes: readonly Outcome[]): Promise<void> {
  for (const one of outcomes.flatMap(({ news }) => news)) await announceClassChange(tx, { ...one, now, jobs })
}

/** Those who come to a class, wait for it, or are in `teachers`. */
async function findConcerned(tx: Db, { id }: ClassRow, teachers: readonly number[]) {
  const peopleOf = (table: typeof class_students | typeof class_waiting) =>
    tx.select({ id: table.user_id }).from(table).where(eq(table.class_id, id))
  const [isBooked, isWaiting] = [
    inArray(users.id, peopleOf(class_students)),
    inArray(users.id, peopleOf(class_waiting)),
  ]
  const named = tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...teachers]))
  return (
    tx
      .select({
        user_id: users.id,
        language: users.language,
        isBooked: sql<boolean>`${isBooked}`,
        isWaiting: sql<boolean>`${isWaiting}`,
      })
      .from(users)
      // As a union, since no index serves the parts of an alternative.
      .where(
        and(
          isNull(users.disabled_at),
          inArray(users.id, union(peopleOf(class_students), peopleOf(class_waiting), named)),
        ),
      )
  )
}

const isId = (one: number | null) => one !== null

interface Concerning {
  /** The class before. */
  before: ClassRow
  /** What everybody is told; null: nothing. */
  change: ClassChange | null
  /** Who has taught the class and who does now. */
  teachers: readonly (number | null)[]
  released: Released[]
  /** Who has come by a place, and is told by that. */
  promoted: ReadonlySet<number>
  version: number
}

/** Sums up what a change has done, and whom it concerns. */
export async function outcomeOf(
  { tx }: Work,
  { before, change, teachers, released, promoted, version }: Concerning,
): Promise<Outcome> {
  const { id } = before
  const toldOtherwise = new Set([...released.map(({ user_id }) => user_id), ...promoted])
  const concerned = change ? await findConcerned(tx, before, teachers.filter(isId)) : []
  const told = concerned.filter(({ user_id }) => !toldOtherwise.has(user_id))
  const same = { class: { id }, before }
  // A release alone changes nothing for the others, and does not raise the sequence.
  const subject = change ? undefined : `class ${id} released ${version}`
  return {
    booked: told.filter(({ isBooked }) => isBooked).length,
    waiting: told.filter(({ isWaiting }) => isWaiting).length,
    moved_up: promoted.size,
    released,
    news: [
      ...(released.length > 0
        ? [{ ...same, change: 'RELEASED' as const, users: released, ...(subject && { subject }) }]
        : []),
      ...(change && told.length > 0 ? [{ ...same, change, users: told }] : []),
    ],
  }
}
