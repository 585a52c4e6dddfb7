import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

interface Page {
  page: number
  size: number
}

/** Which rows of a list a page is. */
export const rowsOf = ({ page, size }: Page) => ({ limit: size, offset: (page - 1) * size })

/** By name as people look for it: accents and capitals do not count. */
export const byName = ({ name, id }: { name: PgColumn; id: PgColumn }): SQL[] => [sql`plain_text(${name})`, sql`${id}`]

/** Newest first as an index of `desc()` columns keeps them: Drizzle's own order puts nulls elsewhere, and would sort. */
export const newest = (column: PgColumn): SQL => sql`${column} desc nulls last`
