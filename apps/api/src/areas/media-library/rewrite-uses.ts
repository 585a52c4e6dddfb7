import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { recordChange } from '../../crud/audit-trail.ts'
import { wholeOf } from '../../crud/columns.ts'
import { entities, type Entity, type Values } from '../../crud/entities.ts'
import { snapshot } from '../../crud/present.ts'
import { lockFor } from '../../crud/read.ts'
import type { Writing } from '../../crud/writing.ts'
import type { Db } from '../../db/client.ts'
import { file_uses } from '../../db/schema/index.ts'

/** The columns of a row that change; none: it stays as it is. */
export type Rewrite = (entity: Entity, row: Values) => Values

/** The ids of the rows of an entity that name a file; what only attempts show is in no row any more. */
async function namedIn(tx: Db, entity: Entity, key: string): Promise<number[]> {
  const uses = await tx
    .selectDistinct({ id: file_uses.row_id })
    .from(file_uses)
    .where(and(eq(file_uses.key, key), eq(file_uses.entity, entity.name), ne(file_uses.place, 'attempts')))
  return uses.map(({ id }) => id)
}

/** Locks rows in the order in which everybody locks several, soft-deleted ones too: they can be restored. */
const lockAll = (tx: Db, entity: Entity, ids: number[]): Promise<Values[]> =>
  tx
    .select(wholeOf(entity))
    .from(entity.row.table)
    .where(inArray(entity.row.table.id, ids))
    .orderBy(asc(entity.row.table.id))
    .for(lockFor(entity))

/** Writes one row with its revision in the audit trail, as a save does. */
async function write({ tx, user, at }: Writing, entity: Entity, before: Values, changed: Values): Promise<void> {
  const { table } = entity.row
  const id = Number(before['id'])
  const stamped = { ...changed, version: Number(before['version']) + 1, updated_at: at }
  await tx.update(table).set(stamped).where(eq(table.id, id))
  const note = { before: snapshot(entity, before), after: snapshot(entity, { ...before, ...stamped }) }
  await recordChange(tx, { entity, id, user, at, action: 'UPDATE', ...note })
}

/**
 * Changes every row that names a file. All rows are locked before the first one is written: a save, too, holds its row
 * before it touches the file.
 * @returns how many rows have changed
 */
export async function rewriteUses(writing: Writing, key: string, rewrite: Rewrite): Promise<number> {
  const { tx } = writing
  const locked: { entity: Entity; rows: Values[] }[] = []
  for (const entity of entities) {
    const ids = await namedIn(tx, entity, key)
    if (ids.length > 0) locked.push({ entity, rows: await lockAll(tx, entity, ids) })
  }
  let count = 0
  for (const { entity, rows } of locked)
    for (const row of rows) {
      // As it is now: another change may have come before the lock.
      const changed = rewrite(entity, row)
      if (Object.keys(changed).length === 0) continue
      await write(writing, entity, row, changed)
      count += 1
    }
  return count
}
