import { and, eq, isNull, lte, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

interface Kept {
  deleted_at: PgColumn
}
interface Published extends Kept {
  published: PgColumn
  release_at: PgColumn
}

/** The viewer of a row: the current time, and whether drafts are visible too. */
export interface Viewer {
  drafts: boolean
  /** ISO 8601. */
  now: string
}

/** The viewer of a prepared query, whose values are bound on execution. */
const later = { drafts: sql.placeholder('drafts'), now: sql.placeholder('now') }

/** The soft delete filter: rows that are not deleted; parts are deleted with their parent. */
export const isNotDeleted = ({ deleted_at }: Kept): SQL => isNull(deleted_at)

/** The visibility filter of a viewer: published and released rows, and for content staff drafts as well. */
export function isVisible(
  table: Published,
  { drafts, now }: Record<keyof Viewer, string | boolean | Placeholder> = later,
): SQL | undefined {
  const { published, release_at } = table
  const isOut = and(eq(published, true), or(isNull(release_at), lte(release_at, sql`${now}::timestamptz`)))
  return and(isNotDeleted(table), or(sql`${drafts}::boolean`, isOut))
}

interface Row {
  published: boolean
  release_at: Date | null
  deleted_at: Date | null
}

/** The visibility filter for a row that was already read. */
export const isRowVisible = ({ published, release_at, deleted_at }: Row, { drafts, now }: Viewer): boolean =>
  deleted_at === null && (drafts || (published && (release_at === null || release_at <= new Date(now))))
