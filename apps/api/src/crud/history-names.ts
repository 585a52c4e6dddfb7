import { getTableColumns, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { entities, entityOf, type Entity, type Values } from './entities.ts'

/** Labels by field and id. */
export type Names = Record<string, Record<string, string>>

interface Named {
  table: PgTable & { id: PgColumn }
  label: PgColumn | undefined
}

/** Returns the table and the label column of the rows that a field refers to. */
function namedBy({ definition, row }: Entity, field: string): Named | null {
  const related = definition.relations[field]
  if (related !== undefined) return entityOf(related).row
  const of = row.lists?.[field]?.of
  if (!of) return null
  const known = entities.find((entity) => entity.row.table === of)
  return { table: of, label: known?.row.label ?? getTableColumns(of)['name'] }
}

const isId = (value: unknown): value is number => typeof value === 'number'

/** Loads the labels of all rows that some revisions refer to, deleted ones included, with one query per field. */
export async function namesIn(db: Db, entity: Entity, versions: readonly (Values | null)[]): Promise<Names> {
  const fields = [...Object.keys(entity.definition.relations), ...Object.keys(entity.row.lists ?? {})]
  const names: Names = {}
  for (const field of fields) {
    const ids = new Set(versions.flatMap((version) => [version?.[field]].flat().filter(isId)))
    const named = namedBy(entity, field)
    if (ids.size === 0 || !named?.label) continue
    const { table, label } = named
    const rows = await db
      .select({ id: table.id, name: label })
      .from(table)
      .where(inArray(table.id, [...ids]))
    names[field] = Object.fromEntries(rows.map(({ id, name }) => [String(id), String(name)]))
  }
  return names
}
