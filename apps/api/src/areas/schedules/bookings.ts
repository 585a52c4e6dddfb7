import { DomainError } from '@the-house/domain'
import { and, eq, lt, sql } from 'drizzle-orm'
import { class_students, class_waiting, classes } from '../../db/schema/index.ts'
import { assertAhead, withClassLock, type Change } from './class-lock.ts'
import { promoteFromWaitingList } from './waiting-list.ts'

const placeOf = ({ one, caller }: Change) =>
  and(eq(class_students.class_id, one.id), eq(class_students.user_id, caller.id))
const waitingEntryOf = ({ one, caller }: Change) =>
  and(eq(class_waiting.class_id, one.id), eq(class_waiting.user_id, caller.id))

const hasPlace = async (asked: Change) => (await asked.tx.$count(class_students, placeOf(asked))) > 0

/** Books a class for the caller within its capacity, else refuses with `class.full`; idempotent for an existing booking. */
export const bookClass = withClassLock(async (asked) => {
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
  await tx.delete(class_waiting).where(waitingEntryOf(asked))
})

/**
 * Cancels the caller's booking and books the first of the waiting list instead, or removes the caller from the waiting
 * list.
 */
export const cancelBooking = withClassLock(async (asked) => {
  assertAhead(asked)
  const { tx, one } = asked
  const [given] = await tx.delete(class_students).where(placeOf(asked)).returning({ id: class_students.user_id })
  if (!given) {
    await tx.delete(class_waiting).where(waitingEntryOf(asked))
    return
  }
  if ((await promoteFromWaitingList(asked)) !== null) return
  const { scheduled_students } = classes
  await tx
    .update(classes)
    .set({ scheduled_students: sql`${scheduled_students} - 1` })
    .where(eq(classes.id, one.id))
})

/** Appends the caller to the waiting list of a full class; idempotent for a caller who is on it or has a booking. */
export const joinWaitingList = withClassLock(async (asked) => {
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
