import { and, asc, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { columnOf, parentsOfEntity } from './columns.ts'
import { entities, type Entity } from './entities.ts'

/** Returns the child entities of an entity, with the field and the column that reference it. */
export const partsOf = (whole: Entity) =>
  entities.flatMap((part) =>
    parentsOfEntity(part)
      .filter(({ parent }) => parent.name === whole.name)
      .map(({ field }) => ({ part, field, column: columnOf(part, field) })),
  )

/** The rows of one entity in a branch. */
export interface BranchRows {
  entity: Entity
  ids: number[]
  /** The field that references the rows above; absent: the top of the branch. */
  field?: string
}

/** Returns a row and everything below it that is not soft-deleted, parents before their parts. */
export async function branchOf(tx: Db, entity: Entity, id: number): Promise<BranchRows[]> {
  const found: BranchRows[] = [{ entity, ids: [id] }]
  for (const { entity: whole, ids: above } of found) {
    for (const { part, field, column } of partsOf(whole)) {
      const { table } = part.row
      const rows = await tx
        .select({ id: table.id })
        .from(table)
        .where(and(inArray(column, above), isNull(table.deleted_at)))
        .orderBy(asc(table.id))
      if (rows.length > 0) found.push({ entity: part, ids: rows.map((row) => Number(row['id'])), field })
    }
  }
  return found
}
