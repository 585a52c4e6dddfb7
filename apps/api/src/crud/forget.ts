import { and, getTableColumns, is, lte, not, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import * as schema from '../db/schema/index.ts'
import type { House } from '../house.ts'
import { fileColumn } from './columns.ts'
import { entities, type Entity } from './entities.ts'
import { keyIn } from './present.ts'
import { restorableSince } from './read.ts'

const tables = Object.values(schema).filter((table) => is(table, PgTable))

/** Every column of the school that names a row of a table. */
function referencesTo(table: PgTable): PgColumn[] {
  return tables.flatMap((other) =>
    getTableConfig(other).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      return foreignTable === table ? columns : []
    }),
  )
}

/** Whether anything of the school names a row: a student's work, or what is a part of it; its own lists go with it. */
function isNamed({ row }: Entity): SQL[] {
  const own = new Set(Object.values(row.lists ?? {}).map(({ owner }) => owner))
  const id = sql`${row.table}.${sql.identifier(row.table.id.name)}`
  const named = referencesTo(row.table)
    .filter((column) => !own.has(column))
    .map(
      (column) => sql`exists (select 1 from ${column.table} other where other.${sql.identifier(column.name)} = ${id})`,
    )
  return row.held ? [...named, row.held] : named
}

async function forgetOf(tx: Db, entity: Entity, before: Date): Promise<string[]> {
  const { table } = entity.row
  const gone = await tx
    .delete(table)
    .where(and(lte(table.deleted_at, before), ...isNamed(entity).map(not)))
    .returning(getTableColumns(table))
  const places = Object.keys(entity.definition.files)
  return gone.flatMap((row) => places.flatMap((place) => keyIn(row[fileColumn(entity, place).name]) ?? []))
}

/**
 * Removes for good what can no longer be brought back, with its files, unless something of a student hangs on it. What
 * it is a part of goes the next time, when nothing is left in it.
 */
export async function forgetRemoved({ db, storage, clock }: Pick<House, 'db' | 'storage' | 'clock'>): Promise<void> {
  const before = restorableSince(clock())
  for (const entity of entities) {
    for (const key of await forgetOf(db, entity, before)) if (key.startsWith('managed/')) await storage.delete(key)
  }
}
