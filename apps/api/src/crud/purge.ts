import { and, inArray, is, lte, not, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import * as schema from '../db/schema/index.ts'
import type { AppContext } from '../app-context.ts'
import { entities, type Entity } from './entities.ts'
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

/** How many rows one statement deletes. */
const batch = 200

/** Deletes some rows for good, in one statement. @returns how many */
async function purgeSome(db: Db, entity: Entity, before: Date): Promise<number> {
  const { table } = entity.row
  const over = db
    .select({ id: table.id })
    .from(table)
    .where(and(lte(table.deleted_at, before), ...isNamed(entity).map(not)))
    .limit(batch)
  const gone = await db.delete(table).where(inArray(table.id, over)).returning({ id: table.id })
  return gone.length
}

/**
 * Purges soft-deleted rows past the time to restore them, unless a student's work refers to them; their files are unused
 * since the rows were removed. A parent is purged by the next run, when it has no parts left.
 */
export async function purgeDeleted({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const before = restorableSince(clock())
  for (const entity of entities) while ((await purgeSome(db, entity, before)) === batch);
}
