import { DomainError, type CourseEntity, type CourseNode } from '@the-house/domain'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { books, chapters, contents, exercises, topics } from '../../db/schema/index.ts'
import { problemsIn } from '../../course/check/problems.ts'
import { rowKey } from '../../course/row-key.ts'
import { isNotDeleted } from '../../db/visibility.ts'

const none = sql<null>`null`
const inChapters = [asc(chapters.position), asc(chapters.id)]
const inTopics = [...inChapters, asc(topics.position), asc(topics.id)]

async function readBook(db: Db, id: number): Promise<CourseNode> {
  const { version, name, available: published } = books
  const [found] = await db
    .select({ id: books.id, version, name, published })
    .from(books)
    .where(and(eq(books.id, id), isNull(books.deleted_at)))
  if (!found) throw new DomainError('notFound')
  return { ...found, entity: 'books', parent_id: null, type: null, problems: 0 }
}

const chaptersIn = (db: Db, book_id: number) =>
  db
    .select({
      id: chapters.id,
      version: chapters.version,
      parent_id: chapters.book_id,
      name: chapters.name,
      published: chapters.published,
      type: none,
    })
    .from(chapters)
    .where(and(eq(chapters.book_id, book_id), isNotDeleted(chapters)))
    .orderBy(...inChapters)

const topicsIn = (db: Db, book_id: number) =>
  db
    .select({
      id: topics.id,
      version: topics.version,
      parent_id: topics.chapter_id,
      name: topics.name,
      published: topics.published,
      type: topics.type,
    })
    .from(topics)
    .innerJoin(chapters, and(eq(chapters.id, topics.chapter_id), eq(chapters.book_id, book_id)))
    .where(and(isNotDeleted(topics), isNotDeleted(chapters)))
    .orderBy(...inChapters, asc(topics.position), asc(topics.id))

/** Joins the topics of a book that are not deleted. */
const isIn = (book_id: number) =>
  and(eq(chapters.id, topics.chapter_id), eq(chapters.book_id, book_id), isNotDeleted(topics), isNotDeleted(chapters))

const contentsIn = (db: Db, book_id: number) =>
  db
    .select({
      id: contents.id,
      version: contents.version,
      parent_id: contents.topic_id,
      name: contents.subject,
      published: contents.published,
      type: none,
    })
    .from(contents)
    .innerJoin(topics, eq(topics.id, contents.topic_id))
    .innerJoin(chapters, isIn(book_id))
    .where(isNotDeleted(contents))
    .orderBy(...inTopics, asc(contents.id))

const exercisesIn = (db: Db, book_id: number) =>
  db
    .select({
      id: exercises.id,
      version: exercises.version,
      parent_id: exercises.topic_id,
      name: exercises.title,
      published: exercises.published,
      type: exercises.type,
    })
    .from(exercises)
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, isIn(book_id))
    .where(isNotDeleted(exercises))
    .orderBy(...inTopics, asc(exercises.position), asc(exercises.id))

/** Returns a book with what it is made of: chapters, topics, contents and exercises, each in their order. */
export async function readTree(db: Db, book_id: number): Promise<{ book: CourseNode; content: CourseNode[] }> {
  const book = await readBook(db, book_id)
  const rows = await chaptersIn(db, book_id)
  const problems = await problemsIn(
    db,
    rows.map(({ id }) => id),
  )
  const named = <R extends Omit<CourseNode, 'entity' | 'problems'>>(entity: CourseEntity, parts: readonly R[]) =>
    parts.map((row) => ({ ...row, entity, problems: problems.get(rowKey({ entity, id: row.id })) ?? 0 }))
  return {
    book,
    content: [
      ...named('chapters', rows),
      ...named('topics', await topicsIn(db, book_id)),
      ...named('contents', await contentsIn(db, book_id)),
      ...named('exercises', await exercisesIn(db, book_id)),
    ],
  }
}
