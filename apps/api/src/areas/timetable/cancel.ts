import { DomainError } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { classes } from '../../db/schema/index.ts'
import { withdrawCover } from './cover-news.ts'
import { fillFromLine } from './line.ts'
import { nothing, outcomeOf, type Outcome } from './news.ts'
import { recordClass } from './record.ts'
import { releaseBusy } from './release.ts'
import type { ClassRow, LockedClass, Work } from './work.ts'

/** Writes the status of a class that is ahead. */
async function write({ tx, now }: Work, one: LockedClass, set: Partial<ClassRow>): Promise<ClassRow> {
  if (now >= one.start_date) throw new DomainError('class.over')
  const [after] = await tx
    .update(classes)
    .set({ ...set, sequence: one.sequence + 1, version: one.version + 1, updated_at: now })
    .where(eq(classes.id, one.id))
    .returning()
  if (!after) throw new DomainError('notFound')
  return after
}

/**
 * Cancels a locked class, in the transaction of the caller, who tells its people of it by `tell`. It takes its room,
 * teacher and students no more; bookings and line stay for a return.
 */
export async function cancelClassIn(work: Work, one: LockedClass, reason: string): Promise<Outcome> {
  if (one.cancelled_at) throw new DomainError('class.cancelled')
  const set = { cancelled_at: work.now, cancel_reason: reason, cover_asked_at: null, cover_reason: '' }
  const after = await write(work, one, set)
  await recordClass(work, { id: one.id, action: 'DELETE', before: one, after })
  await withdrawCover(work, one)
  return outcomeOf(work, {
    before: one,
    change: 'CANCELLED',
    teachers: [one.teacher_id],
    released: [],
    promoted: new Set(),
    version: after.version,
  })
}

/**
 * Restores a locked class that was cancelled, with its bookings: who has booked another class at that time meanwhile
 * keeps that one. Its line moves up into the places that this frees.
 */
export async function restoreClassIn(work: Work, one: LockedClass): Promise<Outcome> {
  if (!one.cancelled_at) return nothing
  const released = await releaseBusy(work, one, { ...one, release: true })
  const after = await write(work, one, {
    cancelled_at: null,
    cancel_reason: '',
    ruled: true,
    scheduled_students: one.scheduled_students - released.length,
  })
  await recordClass(work, { id: one.id, action: 'RESTORE', before: one, after })
  const promoted = await fillFromLine(work, after)
  return outcomeOf(work, {
    before: one,
    change: 'RESTORED',
    teachers: [one.teacher_id],
    released,
    promoted,
    version: after.version,
  })
}
