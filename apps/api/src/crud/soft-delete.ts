import { DomainError } from '@the-house/domain'
import { and, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { AppContext } from '../app-context.ts'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import { columnOf, parentsOfEntity } from './columns.ts'
import { changeRows } from './change-rows.ts'
import { entities, type Entity, type Values } from './entities.ts'
import { recordChange } from './audit-trail.ts'
import { present, snapshot } from './present.ts'
import { findRow, restorableSince } from './read.ts'
import { assertRelated } from './related.ts'
import { once } from './write.ts'

/** Returns the child entities of an entity, with the column that references it. */
const partsOf = (whole: Entity) =>
  entities.flatMap((part) =>
    parentsOfEntity(part)
      .filter(({ parent }) => parent.name === whole.name)
      .map(({ field }) => ({ part, column: columnOf(part, field) })),
  )

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
export async function softDelete(
  context: AppContext,
  entity: Entity,
  user: AuthenticatedUser,
  id: number,
): Promise<void> {
  await changeRows(context, entity, {
    id,
    act: async (tx, at) => {
      await softDeleteIn(tx, { entity, user, id, at })
      return { id, result: undefined }
    },
  })
}

interface SoftDelete {
  entity: Entity
  user: AuthenticatedUser
  id: number
  at: Date
}

/** The same, as a part of a transaction. */
export async function softDeleteIn(tx: Db, { entity, user, id, at }: SoftDelete): Promise<void> {
  const before = await findRow(tx, entity, id, 'update')
  const there = { where: ({ row }: Entity) => isNull(row.table.deleted_at), deleted_at: at }
  await setDeleted(tx, entity, eq(entity.row.table.id, id), there)
  await recordChange(tx, { entity, id, user, at, action: 'DELETE', before: snapshot(entity, before) })
}

/** Restores a soft-deleted row and what was deleted with it; its parent has to exist. */
export function restore(context: AppContext, entity: Entity, user: AuthenticatedUser, id: number): Promise<Values> {
  const { table } = entity.row
  return once(entity, () =>
    changeRows(context, entity, {
      id,
      act: async (tx, at) => {
        const parents = Object.fromEntries(parentsOfEntity(entity).map(({ field }) => [field, columnOf(entity, field)]))
        const [gone] = await tx
          .select({ deleted_at: table.deleted_at, ...parents })
          .from(table)
          .where(and(eq(table.id, id), gt(table.deleted_at, restorableSince(at))))
          .for('update')
        if (!gone) throw new DomainError('notFound')
        const { deleted_at, ...related } = gone
        await assertRelated(tx, entity, related)
        const together = { where: ({ row }: Entity) => eq(row.table.deleted_at, deleted_at), deleted_at: null }
        await setDeleted(tx, entity, eq(table.id, id), together)
        const after = await findRow(tx, entity, id)
        await recordChange(tx, { entity, id, user, at, action: 'RESTORE', after: snapshot(entity, after) })
        return { id, result: present(entity, after, context) }
      },
    }),
  )
}

/** Returns the dependents that a delete would include, with their counts. */
export async function dependents(db: Db, entity: Entity, id: number) {
  await findRow(db, entity, id)
  const found = new Map<string, number>()
  const look = async (whole: Entity, ids: number[]): Promise<void> => {
    for (const { part, column } of partsOf(whole)) {
      const { table } = part.row
      const rows = await db
        .select({ id: table.id })
        .from(table)
        .where(and(inArray(column, ids), isNull(table.deleted_at)))
      if (rows.length === 0) continue
      found.set(part.name, (found.get(part.name) ?? 0) + rows.length)
      await look(
        part,
        rows.map((row) => Number(row['id'])),
      )
    }
  }
  await look(entity, [id])
  return { content: Array.from(found, ([name, count]) => ({ entity: name, count })) }
}
