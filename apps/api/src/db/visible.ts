import { and, eq, isNull, lte, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

interface Kept {
  deleted_at: PgColumn
}
interface Published extends Kept {
  published: PgColumn
  release_at: PgColumn
}

/** Who looks: whether drafts too, and when. */
export interface Viewer {
  drafts: boolean
  /** ISO 8601. */
  now: string
}

/** The viewer of a prepared query, whose values come as it is run. */
const later = { drafts: sql.placeholder('drafts'), now: sql.placeholder('now') }

/** What nobody has removed; things that are a part of something go with it. Nothing else is shown anywhere. */
export const isKept = ({ deleted_at }: Kept): SQL => isNull(deleted_at)

/** What is shown to a viewer: published and released, or anything that was not removed where drafts are seen. */
export function isShown(
  table: Published,
  { drafts, now }: Record<keyof Viewer, string | boolean | Placeholder> = later,
): SQL | undefined {
  const { published, release_at } = table
  const isOut = and(eq(published, true), or(isNull(release_at), lte(release_at, sql`${now}::timestamptz`)))
  return and(isKept(table), or(sql`${drafts}::boolean`, isOut))
}

interface Row {
  published: boolean
  release_at: Date | null
  deleted_at: Date | null
}

/** The same of a row that was read. */
export const isRowShown = ({ published, release_at, deleted_at }: Row, { drafts, now }: Viewer): boolean =>
  deleted_at === null && (drafts || (published && (release_at === null || release_at <= new Date(now))))
