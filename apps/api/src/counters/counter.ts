import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

/** A row of a counter that differs from the rows that it counts. */
export interface Drift {
  /** The key of the row, such as `user 12`. */
  row: string
  counted: number
  actual: number
}

/** Figures that are kept in the transaction that changes what they count, instead of being counted when they are read. */
export interface Counter {
  /** The name of its table. */
  name: string
  /** Returns the rows that differ from the truth, at most `driftShown`, by set-based queries. */
  drift: (db: Db) => Promise<readonly Drift[]>
  /** Makes every row right; what is written at the same time is neither lost nor counted twice. */
  rebuild: (tx: Db) => Promise<void>
}

/** How many rows that differ are named: enough to look into a fault, and no more to keep in a log. */
export const driftShown = 20

/** Returns the rows that differ of a query for `row`, `counted` and `actual`. */
export const findDrift = (db: Db, differing: SQL): Promise<Drift[]> =>
  db
    .select({
      row: sql<string>`"row"`,
      counted: sql<number>`counted::float8`,
      actual: sql<number>`actual::float8`,
    })
    .from(sql`(${differing}) as differing ("row", counted, actual)`)
    .where(sql`counted <> actual`)
    .orderBy(sql`"row"`)
    .limit(driftShown)
