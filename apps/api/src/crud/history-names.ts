import { getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { namedBy, type Named } from './columns.ts'
import { entities, type Entity, type Values } from './entities.ts'

/** Labels by field and id. */
export type Names = Record<string, Record<string, string>>

/** Returns the rows that the id lists of an entity refer to. */
function listed({ row }: Entity): Record<string, Named> {
  const lists = Object.entries(row.lists ?? {}).flatMap(([field, { of }]): [string, Named][] => {
    const known = entities.find((entity) => entity.row.table === of)
    const label = known?.row.label ?? getTableColumns(of)['name']
    return label ? [[field, { table: of, label }]] : []
  })
  return Object.fromEntries(lists)
}

const isId = (value: unknown): value is number => typeof value === 'number'

/** Loads the labels of all rows that some revisions refer to, deleted ones included, with one query per field. */
export async function namesIn(db: Db, entity: Entity, versions: readonly (Values | null)[]): Promise<Names> {
  const names: Names = {}
  for (const [field, { table, label }] of Object.entries({ ...namedBy(entity), ...listed(entity) })) {
    const ids = new Set(versions.flatMap((version) => [version?.[field]].flat().filter(isId)))
    if (ids.size === 0) continue
    const rows = await db
      .select({ id: table.id, name: label })
      .from(table)
      .where(inArray(table.id, [...ids]))
    names[field] = Object.fromEntries(rows.map(({ id, name }) => [String(id), String(name)]))
  }
  return names
}
