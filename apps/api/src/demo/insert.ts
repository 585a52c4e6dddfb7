import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'

/** Postgres takes 65,535 parameters in a statement; no table here has more than 25 columns. */
const rowsAtOnce = 2500

/** Inserts any number of rows. */
export async function insertAll<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db.insert(table).values(rows.slice(from, from + rowsAtOnce))
  }
}
