import type { ManagedName } from '@the-house/domain'
import { inArray, sql } from 'drizzle-orm'
import { recordChanges } from './audit-trail.ts'
import type { Entity, Values } from './entities.ts'
import { branchOf } from './parts.ts'
import { snapshot } from './present.ts'
import { findRow, lockRows } from './read.ts'
import type { Writing } from './writing.ts'

/** The field that offers a row to students; undefined: the rows of the entity are never drafts. */
export const publishedField = ({ definition }: Entity): 'published' | 'available' | undefined =>
  (['published', 'available'] as const).find((field) => field in definition.fields)

/** A row whose publication was changed, with its version before. */
export interface Published {
  entity: ManagedName
  id: number
  version: number
}

interface Publication {
  id: number
  published: boolean
  /** Whether a row of the branch is meant; default: each of them. */
  isMeant?: (entity: ManagedName, id: number) => boolean
}

async function publishRows({ tx, user, at }: Writing, entity: Entity, rows: readonly Values[], to: Values) {
  const { table } = entity.row
  const ids = rows.map((row) => Number(row['id']))
  await tx
    .update(table)
    .set({ ...to, version: sql`${table.version} + 1`, updated_at: at })
    .where(inArray(table.id, ids))
  const notes = rows.map((row) => ({
    id: Number(row['id']),
    before: snapshot(entity, row),
    after: snapshot(entity, { ...row, ...to }),
  }))
  await recordChanges(tx, { entity, user, at, action: 'UPDATE' }, notes)
}

/**
 * Publishes a row and everything below it, or makes drafts of them; whether they are fit for it is judged by the caller.
 * @returns the rows that were changed
 */
export async function publishIn(
  writing: Writing,
  entity: Entity,
  { id, published, isMeant = () => true }: Publication,
): Promise<Published[]> {
  const { tx } = writing
  await findRow(tx, entity, id, 'update')
  const changed: Published[] = []
  for (const { entity: part, ids } of await branchOf(tx, entity, id)) {
    const field = publishedField(part)
    const meant = ids.filter((one) => isMeant(part.name, one))
    if (!field || meant.length === 0) continue
    const rows = (await lockRows(tx, part, meant)).filter((row) => row[field] !== published)
    if (rows.length === 0) continue
    await publishRows(writing, part, rows, { [field]: published })
    changed.push(...rows.map((row) => ({ entity: part.name, id: Number(row['id']), version: Number(row['version']) })))
  }
  return changed
}
