import { DomainError, type ManagedName } from '@the-house/domain'
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

/** The rows that are not fit to be published, by `<entity>/<id>`. */
const refusedIn = ({ name, row }: Entity, rows: readonly Values[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap((one) =>
      Object.values(row.check?.({ ...one, published: true }, one) ?? {}).map((message) => [
        `${name}/${String(one['id'])}`,
        message,
      ]),
    ),
  )

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
 * Publishes a row and everything below it, or makes drafts of them.
 * @returns the rows that were changed
 * @throws DomainError `validation` that names the rows which are not fit to be published
 */
export async function publishIn(
  writing: Writing,
  entity: Entity,
  { id, published, isMeant = () => true }: Publication,
): Promise<Published[]> {
  const { tx } = writing
  await findRow(tx, entity, id, 'update')
  const changed: Published[] = []
  const refused: Record<string, string> = {}
  for (const { entity: part, ids } of await branchOf(tx, entity, id)) {
    const field = publishedField(part)
    const meant = ids.filter((one) => isMeant(part.name, one))
    if (!field || meant.length === 0) continue
    const rows = (await lockRows(tx, part, meant)).filter((row) => row[field] !== published)
    if (rows.length === 0) continue
    if (published) Object.assign(refused, refusedIn(part, rows))
    await publishRows(writing, part, rows, { [field]: published })
    changed.push(...rows.map((row) => ({ entity: part.name, id: Number(row['id']), version: Number(row['version']) })))
  }
  if (Object.keys(refused).length > 0) throw new DomainError('validation', refused)
  return changed
}
