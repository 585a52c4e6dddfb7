import type { CorrectionQueue } from '@the-house/domain'
import { and, eq, exists, getTableColumns, gt, isNull, not, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { isMember } from '../../db/scope.ts'
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
  user_unities,
  users,
} from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isAnswerInScope } from './scope.ts'
import type { PendingAnswer } from './pending.ts'

/** The filter of the correction queue. */
export interface Part {
  queue: CorrectionQueue
  book_id?: number | undefined
  chapter_id?: number | undefined
  unity_id?: number | undefined
  config_test_id?: number | undefined
  /** Second versions, or first ones; default: both. */
  second?: boolean | undefined
}

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
 * @param held the ids of the answers, by a query of pending.ts
 */
export const answersWith = (db: Db, held: PendingAnswer, now: Date) =>
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

/** The condition that it is the second version of an answer that waits. */
const isSecond = (db: Db) =>
  exists(
    db
      .select({ id: second_versions.answer_id })
      .from(second_versions)
      .where(and(sql`${second_versions.answer_id} = ${answers.id}`, isNull(second_versions.evaluation))),
  )

/** The filter of a queue and the row-level scope of the user, for queries on `answersWith`. */
export function isPartOf(db: Db, user: AuthenticatedUser, { queue, ...part }: Part): SQL | undefined {
  const { unity_id } = part
  return and(
    eq(tests.kind, queue),
    isAnswerInScope(db, user),
    part.book_id === undefined ? undefined : eq(chapters.book_id, part.book_id),
    part.chapter_id === undefined ? undefined : eq(topics.chapter_id, part.chapter_id),
    part.config_test_id === undefined ? undefined : eq(tests.config_test_id, part.config_test_id),
    unity_id === undefined ? undefined : isMember(db, tests.user_id, eq(user_unities.unity_id, unity_id)),
    part.second === undefined ? undefined : part.second ? isSecond(db) : not(isSecond(db)),
  )
}
