import { asc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { course_path } from '../db/schema/index.ts'

/** The ids of the chapters of the course path, in its order. */
export async function readPath(db: Db): Promise<number[]> {
  const rows = await db.select({ id: course_path.chapter_id }).from(course_path).orderBy(asc(course_path.number))
  return rows.map(({ id }) => id)
}

/** The path as a list of common table expressions, which a statement for many users reads once. */
export const pathOnce = sql`path as materialized (select chapter_id, number from course_path)`

/** An array of ids as one parameter. */
export const ids = (values: readonly number[]): SQL => sql`${`{${values.join()}}`}::int[]`

/** The condition that a user has a mark on a chapter, of any kind. */
export const isMarked = (user: SQL, chapter: SQL): SQL =>
  sql`exists (select 1 from chapter_marks m where m.user_id = ${user} and m.chapter_id = ${chapter})`

/** The condition that a user has begun a chapter: has concluded one of its topics, or has an attempt at one. */
export const isBegun = (user: SQL, chapter: SQL): SQL =>
  sql`(exists (
      select 1 from topics t join topic_conclusions d on d.topic_id = t.id
      where t.chapter_id = ${chapter} and d.user_id = ${user}
    ) or exists (
      select 1 from topics t join tests a on a.topic_id = t.id
      where t.chapter_id = ${chapter} and a.user_id = ${user}
    ))`

/** The number of a chapter on the path; null: it is not on it. */
export const numberOf = (chapter_id: PgColumn): SQL<number | null> =>
  sql`(select ${course_path.number} from ${course_path} where ${course_path.chapter_id} = ${chapter_id})`
