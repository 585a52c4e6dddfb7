import { DomainError } from '@the-house/domain'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { recordChange } from './audit-trail.ts'
import { columnOf, parentsOfEntity } from './columns.ts'
import type { Entity, Values } from './entities.ts'
import { snapshot } from './present.ts'
import { findRow } from './read.ts'
import { assertRelated } from './related.ts'
import type { Writing } from './writing.ts'

/** Whether the rows of an entity have a place in an order. */
export const isOrdered = ({ definition }: Entity): boolean => 'position' in definition.fields

/** Returns the ids of the rows with the same parents as a row, in their order, without soft-deleted ones. */
export async function siblingsOf(tx: Db, entity: Entity, row: Values): Promise<number[]> {
  const { table } = entity.row
  const among = parentsOfEntity(entity).map(({ field }) => eq(columnOf(entity, field), row[field]))
  const order = isOrdered(entity) ? [asc(columnOf(entity, 'position'))] : []
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(...among, isNull(table.deleted_at)))
    .orderBy(...order, asc(table.id))
  return rows.map(({ id }) => Number(id))
}

/** Returns the id of the row before one in its order; null: it is the first. */
export async function placeOf(tx: Db, entity: Entity, row: Values): Promise<number | null> {
  const all = await siblingsOf(tx, entity, row)
  return all[all.indexOf(Number(row['id'])) - 1] ?? null
}

/** Numbers rows from 1. Versions stay: a new place is no conflict with a new text. */
async function number(tx: Db, entity: Entity, ids: readonly number[]): Promise<void> {
  if (!isOrdered(entity)) return
  const { table } = entity.row
  await tx.execute(
    sql`update ${table} set position = placed.number
      from unnest(${`{${ids.join()}}`}::int[]) with ordinality as placed(id, number)
      where ${table.id} = placed.id and ${columnOf(entity, 'position')} <> placed.number`,
  )
}

/** Puts a row after another one (null: first; undefined: last), and numbers all rows with the same parents. */
export async function placeAfter(tx: Db, entity: Entity, row: Values, after_id?: number | null): Promise<void> {
  const id = Number(row['id'])
  const others = (await siblingsOf(tx, entity, row)).filter((other) => other !== id)
  if (typeof after_id === 'number' && !others.includes(after_id))
    throw new DomainError('validation', { after_id: 'validation.id' })
  const at = after_id === undefined ? others.length : others.findIndex((other) => other === after_id) + 1
  await number(tx, entity, others.toSpliced(at, 0, id))
}

interface Move {
  id: number
  /** The fields of its new parents. */
  parents: Values
  /** The row that it comes after; null: it is the first; undefined: the last. */
  after_id: number | null | undefined
}

/** Moves a row, also to another parent of the same kind, with its revision in the audit trail. */
export async function moveIn(
  { tx, user, at }: Writing,
  entity: Entity,
  { id, parents, after_id }: Move,
): Promise<void> {
  const { table } = entity.row
  await assertRelated(tx, entity, parents)
  const before = await findRow(tx, entity, id, 'update')
  const row = { ...before, ...parents }
  const isElsewhere = Object.entries(parents).some(([field, parent]) => before[field] !== parent)
  if (isElsewhere) {
    await tx.update(table).set(parents).where(eq(table.id, id))
    await number(tx, entity, await siblingsOf(tx, entity, before))
  }
  await placeAfter(tx, entity, row, after_id)
  const after = await findRow(tx, entity, id)
  const note = { before: snapshot(entity, before), after: snapshot(entity, after) }
  await recordChange(tx, { entity, id, user, at, action: 'UPDATE', ...note })
}
