import { DomainError } from '@the-house/domain'
import { and, eq, lt, sql } from 'drizzle-orm'
import { class_students, class_waiting, classes } from '../../db/schema/index.ts'
import { assertAhead, change, type Change } from './change.ts'
import { promote } from './promote.ts'

const placeOf = ({ one, caller }: Change) =>
  and(eq(class_students.class_id, one.id), eq(class_students.user_id, caller.id))
const turnOf = ({ one, caller }: Change) =>
  and(eq(class_waiting.class_id, one.id), eq(class_waiting.user_id, caller.id))

const hasPlace = async (asked: Change) => (await asked.tx.$count(class_students, placeOf(asked))) > 0

/** Gives the caller a place, or refuses with `class.full`; who has one keeps it. */
export const takePlace = change(async (asked) => {
  if (await hasPlace(asked)) return
  assertAhead(asked)
  const { tx, one, caller, now } = asked
  const { scheduled_students, max_students } = classes
  const [counted] = await tx
    .update(classes)
    .set({ scheduled_students: sql`${scheduled_students} + 1` })
    .where(and(eq(classes.id, one.id), lt(scheduled_students, max_students)))
    .returning({ id: classes.id })
  if (!counted) throw new DomainError('class.full')
  await tx.insert(class_students).values({ class_id: one.id, user_id: caller.id, booked_at: now })
  await tx.delete(class_waiting).where(turnOf(asked))
})

/** Takes the caller's place back, for the first in the line, or the caller out of the line; else changes nothing. */
export const giveBack = change(async (asked) => {
  assertAhead(asked)
  const { tx, one } = asked
  const [given] = await tx.delete(class_students).where(placeOf(asked)).returning({ id: class_students.user_id })
  if (!given) {
    await tx.delete(class_waiting).where(turnOf(asked))
    return
  }
  if (await promote(asked)) return
  const { scheduled_students } = classes
  await tx
    .update(classes)
    .set({ scheduled_students: sql`${scheduled_students} - 1` })
    .where(eq(classes.id, one.id))
})

/** Puts the caller at the end of the line for a full class; who stands there, or has a place, stays. */
export const standInLine = change(async (asked) => {
  if (await hasPlace(asked)) return
  assertAhead(asked)
  const { tx, one, caller, now } = asked
  if (one.scheduled_students < one.max_students) throw new DomainError('class.free')
  const { language } = caller
  await tx
    .insert(class_waiting)
    .values({ class_id: one.id, user_id: caller.id, since: now, language })
    .onConflictDoNothing()
})
