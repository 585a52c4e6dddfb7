import type { CorrectionQueue, Facets } from '@the-house/domain'
import { asc, eq, isNotNull, sql, type Column } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isUnitInScope } from '../../db/scope.ts'
import {
  answers,
  books,
  chapters,
  config_tests,
  exercises,
  tests,
  topics,
  unities,
  user_unities,
  users,
} from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isPartOf } from './answers-of.ts'
import { pendingAnswers } from './pending.ts'

const asNumber = (column: Column, name: string) => sql<number>`${column}`.as(name)
const asText = (column: Column, name: string) => sql<string>`${column}`.as(name)

/** The uncorrected answers of a queue, with the columns of every facet. */
function waitingIn(db: Db, user: AuthenticatedUser, queue: CorrectionQueue) {
  const held = pendingAnswers(db)
  return db
    .select({
      student_id: asNumber(tests.user_id, 'student_id'),
      book_id: asNumber(books.id, 'book_id'),
      book: asText(books.name, 'book'),
      book_position: asNumber(books.position, 'book_position'),
      chapter_id: asNumber(chapters.id, 'chapter_id'),
      chapter: asText(chapters.name, 'chapter'),
      chapter_position: asNumber(chapters.position, 'chapter_position'),
      test_id: asNumber(config_tests.id, 'test_id'),
      test: asText(config_tests.name, 'test'),
    })
    .from(held)
    .innerJoin(answers, eq(answers.id, held.id))
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(users, eq(users.id, tests.user_id))
    .innerJoin(exercises, eq(exercises.id, answers.exercise_id))
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .innerJoin(books, eq(books.id, chapters.book_id))
    .leftJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .where(isPartOf(db, user, { queue }))
    .as('part')
}

const count = sql<number>`count(*)::int`

/** Counts the facets of a queue: books and chapters in their own order, units and tests by name. */
export async function facetsOf(db: Db, user: AuthenticatedUser, queue: CorrectionQueue): Promise<Facets> {
  const waiting = waitingIn(db, user, queue)
  const { book_id, book, book_position, chapter_id, chapter, chapter_position, test_id, test } = waiting
  const [byBook, byChapter, byTest, byUnit] = await Promise.all([
    db
      .select({ id: book_id, name: book, count })
      .from(waiting)
      .groupBy(book_id, book, book_position)
      .orderBy(asc(book_position), asc(book_id)),
    db
      .select({ id: chapter_id, name: chapter, book_id, count })
      .from(waiting)
      .groupBy(book_id, book_position, chapter_id, chapter, chapter_position)
      .orderBy(asc(book_position), asc(chapter_position), asc(chapter_id)),
    db
      .select({ id: test_id, name: test, count })
      .from(waiting)
      .where(isNotNull(test_id))
      .groupBy(test_id, test)
      .orderBy(asc(test), asc(test_id)),
    db
      .select({ id: unities.id, name: unities.name, count })
      .from(waiting)
      .innerJoin(user_unities, eq(user_unities.user_id, waiting.student_id))
      .innerJoin(unities, eq(unities.id, user_unities.unity_id))
      .where(isUnitInScope(db, user, unities.id))
      .groupBy(unities.id, unities.name)
      .orderBy(asc(unities.name), asc(unities.id)),
  ])
  return { books: byBook, chapters: byChapter, units: byUnit, tests: byTest }
}
