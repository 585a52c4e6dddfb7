import { and, eq, sql } from 'drizzle-orm'
import { chapters, type chapter_marks, type chapter_releases } from '../../db/schema/index.ts'

/** Joins a table of a user's chapters to the chapters of a prepared query, for its `user_id`. */
export const isOwn = (table: typeof chapter_marks | typeof chapter_releases) =>
  and(eq(table.chapter_id, chapters.id), eq(table.user_id, sql`${sql.placeholder('user_id')}::int`))
