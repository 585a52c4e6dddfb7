import { DomainError } from '@the-house/domain'
import { and, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { AppContext } from '../app-context.ts'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import { columnOf, parentsOfEntity } from './columns.ts'
import { changeRows } from './change-rows.ts'
import type { Entity, Values } from './entities.ts'
import { recordChange } from './audit-trail.ts'
import { branchOf, partsOf } from './parts.ts'
import { present, snapshot } from './present.ts'
import { assertOwnRow, assertOwnUnit } from './own-units.ts'
import { findRow, lockFor, restorableSince } from './read.ts'
import { assertRelated } from './related.ts'
import { assertFits, once } from './write.ts'
import type { Writing } from './writing.ts'

interface Deletion {
  /** The rows to change. */
  where: (entity: Entity) => SQL
  deleted_at: Date | null
}

/** Soft delete or restore of rows with their parts: one instant marks what was deleted together. */
async function setDeleted(tx: Db, entity: Entity, which: SQL, { where, deleted_at }: Deletion): Promise<void> {
  const { table } = entity.row
  const turned = await tx
    .update(table)
    .set({ deleted_at })
    .where(and(which, where(entity)))
    .returning({ id: table.id })
  if (turned.length === 0) return
  const ids = turned.map(({ id }) => id)
  for (const { part, column } of partsOf(entity))
    await setDeleted(tx, part, inArray(column, ids), { where, deleted_at })
}

/** Soft-deletes a row and its parts; they can be restored for at least `limits.restoreDays` days. */
export async function softDeleteIn({ tx, user, at }: Writing, entity: Entity, id: number): Promise<void> {
  const before = await findRow(tx, entity, id, 'update')
  await assertOwnRow(tx, entity, user, { id, to: 'write' })
  await entity.row.assertUnused?.(tx, before, at)
  const there = { where: ({ row }: Entity) => isNull(row.table.deleted_at), deleted_at: at }
  await setDeleted(tx, entity, eq(entity.row.table.id, id), there)
  await recordChange(tx, { entity, id, user, at, action: 'DELETE', before: snapshot(entity, before) })
}

/** Soft-deletes a row in a transaction of its own. */
export async function softDelete(
  context: AppContext,
  entity: Entity,
  user: AuthenticatedUser,
  id: number,
): Promise<void> {
  await changeRows(context, entity, {
    id,
    act: async (tx, at) => ({ id, result: await softDeleteIn({ tx, user, at }, entity, id) }),
  })
}

/**
 * Restores a soft-deleted row and what was deleted with it; its parent has to exist, and its unit to take it as it would
 * take a new one.
 * @returns the row
 */
export async function restoreIn({ tx, user, at }: Writing, entity: Entity, id: number): Promise<Values> {
  const { table } = entity.row
  const parents = Object.fromEntries(parentsOfEntity(entity).map(({ field }) => [field, columnOf(entity, field)]))
  const [gone] = await tx
    .select({ deleted_at: table.deleted_at, ...parents })
    .from(table)
    .where(and(eq(table.id, id), gt(table.deleted_at, restorableSince(at))))
    .for(lockFor(entity))
  if (!gone) throw new DomainError('notFound')
  await assertOwnRow(tx, entity, user, { id, to: 'write' })
  const { deleted_at, ...related } = gone
  await assertRelated(tx, entity, related)
  const together = { where: ({ row }: Entity) => eq(row.table.deleted_at, deleted_at), deleted_at: null }
  await setDeleted(tx, entity, eq(table.id, id), together)
  const after = await findRow(tx, entity, id)
  await assertOwnUnit(tx, entity, user, after)
  // Others may have changed meanwhile so that it no longer fits.
  await assertFits({ tx, at }, entity, after, after)
  await recordChange(tx, { entity, id, user, at, action: 'RESTORE', after: snapshot(entity, after) })
  return after
}

/** Restores a row in a transaction of its own. */
export function restore(context: AppContext, entity: Entity, user: AuthenticatedUser, id: number): Promise<Values> {
  return once(entity, () =>
    changeRows(context, entity, {
      id,
      act: async (tx, at) => {
        const after = await restoreIn({ tx, user, at }, entity, id)
        return { id, result: present(entity, after, context) }
      },
    }),
  )
}

/** Returns the dependents that a delete would include, with their counts; refuses what the delete would refuse. */
export async function dependents({ db, clock }: AppContext, entity: Entity, user: AuthenticatedUser, id: number) {
  await assertOwnRow(db, entity, user, { id, to: 'read' })
  const row = await findRow(db, entity, id)
  await entity.row.assertUnused?.(db, row, clock())
  const [, ...parts] = await branchOf(db, entity, id)
  const found = new Map<string, number>()
  for (const { entity: part, ids } of parts) found.set(part.name, (found.get(part.name) ?? 0) + ids.length)
  return { content: Array.from(found, ([name, count]) => ({ entity: name, count })) }
}
