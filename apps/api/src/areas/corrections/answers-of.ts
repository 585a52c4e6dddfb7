import { and, eq, getTableColumns, gt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import {
  answers,
  books,
  chapters,
  config_tests,
  correction_claims,
  exercises,
  second_versions,
  tests,
  topics,
  users,
} from '../../db/schema/index.ts'
import type { HeldAnswer } from './handed-in.ts'

const claimers = alias(users, 'claimers')

const named = { id: users.id, name: users.name }

/** The columns that every view of an answer to correct selects. */
const columns = {
  id: answers.id,
  answered_at: answers.answered_at,
  student: named,
  exercise: { title: exercises.title },
  text: answers.text,
  second: getTableColumns(second_versions),
  topic: { id: topics.id, name: topics.name },
  chapter: { id: chapters.id, name: chapters.name },
  book: { id: books.id, name: books.name },
  test: { id: config_tests.id, name: config_tests.name },
  kind: tests.kind,
  claim: { until: correction_claims.until },
  claimer: { id: claimers.id, name: claimers.name },
}

/**
 * Selects answers with their student, exercise, place in the books and current claim.
 * @param held the ids of the answers, by a query of handed-in.ts or oldest.ts
 */
export const answersWith = (db: Db, held: HeldAnswer, now: Date) =>
  db
    .select(columns)
    .from(held)
    .innerJoin(answers, eq(answers.id, held.id))
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(users, eq(users.id, tests.user_id))
    .innerJoin(exercises, eq(exercises.id, answers.exercise_id))
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .innerJoin(books, eq(books.id, chapters.book_id))
    .leftJoin(second_versions, eq(second_versions.answer_id, answers.id))
    .leftJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .leftJoin(correction_claims, and(eq(correction_claims.answer_id, answers.id), gt(correction_claims.until, now)))
    .leftJoin(claimers, eq(claimers.id, correction_claims.user_id))
    .$dynamic()

export type AnswerToCorrect = Awaited<ReturnType<typeof answersWith>>[number]
