import { DomainError } from '@the-house/domain'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { recordChanges } from '../../crud/audit-trail.ts'
import { wholeOf } from '../../crud/columns.ts'
import { entityOf } from '../../crud/entities.ts'
import { snapshot } from '../../crud/present.ts'
import { softDeleteIn } from '../../crud/soft-delete.ts'
import type { Db } from '../../db/client.ts'
import { partners, segments } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'

/** Soft-deletes a segment whose partners move to another one, in one transaction. */
export function replaceSegment(
  context: AppContext,
  user: AuthenticatedUser,
  id: number,
  move_to: number,
): Promise<void> {
  const at = context.clock()
  return context.db.transaction(async (tx) => {
    await lockSegments(tx, id, move_to)
    await movePartners(tx, { id, move_to, user, at })
    await softDeleteIn({ tx, user, at }, entityOf('segments'), id)
  })
}

/** Locks both segments, in the order of their ids, so that two replacements cannot deadlock. */
async function lockSegments(tx: Db, id: number, move_to: number): Promise<void> {
  const found = await tx
    .select({ id: segments.id })
    .from(segments)
    .where(and(inArray(segments.id, [id, move_to]), isNotDeleted(segments)))
    .orderBy(asc(segments.id))
    .for('update')
  const isThere = (wanted: number) => found.some((segment) => segment.id === wanted)
  if (!isThere(id)) throw new DomainError('notFound')
  if (id === move_to || !isThere(move_to)) throw new DomainError('validation', { move_to: 'validation.id' })
}

interface Move {
  id: number
  move_to: number
  user: AuthenticatedUser
  at: Date
}

/** Moves partners after their segments are locked, in the order of locks that every other write has. */
async function movePartners(tx: Db, { id, move_to, user, at }: Move): Promise<void> {
  const entity = entityOf('partners')
  const inSegment = and(eq(partners.segment_id, id), isNotDeleted(partners))
  const rows = await tx.select(wholeOf(entity)).from(partners).where(inSegment).orderBy(asc(partners.id)).for('update')
  await tx
    .update(partners)
    .set({ segment_id: move_to, version: sql`${partners.version} + 1`, updated_at: at })
    .where(inSegment)
  const notes = rows.map((row) => ({
    id: Number(row['id']),
    before: snapshot(entity, row),
    after: snapshot(entity, { ...row, segment_id: move_to }),
  }))
  await recordChanges(tx, { entity, user, at, action: 'UPDATE' }, notes)
}
