import { and, getTableColumns, inArray, is, lte, not, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import * as schema from '../db/schema/index.ts'
import type { AppContext } from '../app-context.ts'
import { errorTokenOf } from '../contract/map-error.ts'
import { fileColumn } from './columns.ts'
import { entities, type Entity } from './entities.ts'
import { deleteUnnamed } from './file-keys.ts'
import { keyIn } from './present.ts'
import { restorableSince } from './read.ts'

const tables = Object.values(schema).filter((table) => is(table, PgTable))

/** Returns every foreign key column that references a table. */
function referencesTo(table: PgTable): PgColumn[] {
  return tables.flatMap((other) =>
    getTableConfig(other).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      return foreignTable === table ? columns : []
    }),
  )
}

/** The conditions that a row is referenced, by a student's work or a child; its own lists are deleted with it. */
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

/** As many rows at once as have their files deleted before the database ends an idle transaction. */
const batch = 200

/** Deletes some rows for good. @returns how many, and the keys of their files */
async function purgeSome(tx: Db, entity: Entity, before: Date) {
  const { table } = entity.row
  const over = tx
    .select({ id: table.id })
    .from(table)
    .where(and(lte(table.deleted_at, before), ...isNamed(entity).map(not)))
    .limit(batch)
  const gone = await tx.delete(table).where(inArray(table.id, over)).returning(getTableColumns(table))
  const places = Object.keys(entity.definition.files)
  const keys = gone.flatMap((row) => places.flatMap((place) => keyIn(row[fileColumn(entity, place).name]) ?? []))
  return { count: gone.length, keys }
}

/** Purges the rows of an entity, each with its files or not at all. */
async function purgeEntity({ db, storage }: Pick<AppContext, 'db' | 'storage'>, entity: Entity, before: Date) {
  const next = () =>
    db.transaction(async (tx) => {
      const { count, keys } = await purgeSome(tx, entity, before)
      await deleteUnnamed({ db: tx, storage }, keys)
      return count
    })
  while ((await next()) === batch);
}

/**
 * Purges soft-deleted rows past the time to restore them, with their files, unless a student's work refers to them. A
 * parent is purged by the next run, when it has no parts left; so are rows whose files could not be deleted.
 * @param onFailed told of the first file that could not be deleted
 */
export async function purgeDeleted(
  context: Pick<AppContext, 'db' | 'storage' | 'clock'>,
  onFailed: (error: Error) => void,
): Promise<void> {
  const before = restorableSince(context.clock())
  try {
    for (const entity of entities) await purgeEntity(context, entity, before)
  } catch (error) {
    if (errorTokenOf(error) !== 'file.unavailable') throw error
    onFailed(error instanceof Error ? error : new Error(String(error)))
  }
}
