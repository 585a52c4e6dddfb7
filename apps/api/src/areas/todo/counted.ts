import { sql } from 'drizzle-orm'

/** The number of all rows that match, on each row of a limited query. */
export const total = sql<number>`(count(*) over ())::int`

/** A limited list with the number of all its entries. */
export const counted = <R extends { total: number }, T>(rows: R[], present: (row: R) => T) => ({
  content: rows.map(present),
  total: rows[0]?.total ?? 0,
})
