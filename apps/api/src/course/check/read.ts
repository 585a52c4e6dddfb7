import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { books, chapters, contents, exercises, topics } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import { ids } from '../path.ts'

/** The topics of some chapters, and those that they require, also through others. */
const withRequired = (chapter_ids: readonly number[]) => sql`(
    with recursive chain as (
      select t.id, t.requirement_id from topics t where t.chapter_id = any(${ids(chapter_ids)})
      union
      select t.id, t.requirement_id from topics t join chain on chain.requirement_id = t.id
    ) select id from chain
  )`

/** Reads what the check of chapters is about, in four queries whatever they hold. */
export async function readChecked(db: Db, chapter_ids: readonly number[]) {
  const among = inArray(chapters.id, Array.from(chapter_ids))
  const isOfTopic = (part: typeof contents | typeof exercises) =>
    and(eq(topics.id, part.topic_id), inArray(topics.chapter_id, Array.from(chapter_ids)), isNotDeleted(topics))
  return {
    chapters: await db
      .select(getTableColumns(chapters))
      .from(chapters)
      .innerJoin(books, eq(books.id, chapters.book_id))
      .where(and(among, isNotDeleted(chapters)))
      .orderBy(asc(books.position), asc(books.id), asc(chapters.position), asc(chapters.id)),
    topics: await db
      .select({
        ...getTableColumns(topics),
        chapterPublished: chapters.published,
        /** Whether students come to its chapter. */
        open: sql<boolean>`${chapters.published} and ${books.available}`,
        deleted: sql<boolean>`coalesce(${topics.deleted_at}, ${chapters.deleted_at}, ${books.deleted_at}) is not null`,
        /** The place of its chapter in the course. */
        place: sql<number[]>`array[${books.position}, ${books.id}, ${chapters.position}, ${chapters.id}]`,
      })
      .from(topics)
      .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
      .innerJoin(books, eq(books.id, chapters.book_id))
      .where(sql`${topics.id} in ${withRequired(chapter_ids)}`)
      .orderBy(asc(topics.position), asc(topics.id)),
    contents: await db
      .select(getTableColumns(contents))
      .from(contents)
      .innerJoin(topics, isOfTopic(contents))
      .where(isNull(contents.deleted_at))
      .orderBy(asc(contents.id)),
    exercises: await db
      .select(getTableColumns(exercises))
      .from(exercises)
      .innerJoin(topics, isOfTopic(exercises))
      .where(isNull(exercises.deleted_at))
      .orderBy(asc(exercises.position), asc(exercises.id)),
  }
}

/** What the check of chapters is about. */
export type Checked = Awaited<ReturnType<typeof readChecked>>
export type CheckedChapter = Checked['chapters'][number]
export type CheckedTopic = Checked['topics'][number]
export type CheckedContent = Checked['contents'][number]
export type CheckedExercise = Checked['exercises'][number]
