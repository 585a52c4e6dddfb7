import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

interface Page {
  page: number
  size: number
}

/** The limit and the offset of a page. */
export const rowsOf = ({ page, size }: Page) => ({ limit: size, offset: (page - 1) * size })

/** The order by name, without regard to accents and case. */
export const byName = ({ name, id }: { name: PgColumn; id: PgColumn }): SQL[] => [sql`plain_text(${name})`, sql`${id}`]

/**
 * The descending order as an index of `desc()` columns stores it: Drizzle's own order places nulls elsewhere, which
 * would force a sort.
 */
export const newest = (column: PgColumn): SQL => sql`${column} desc nulls last`
