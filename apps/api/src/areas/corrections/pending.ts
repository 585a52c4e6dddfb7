import { and, asc, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import {
  answers,
  chapters,
  correction_claims,
  exercises,
  second_versions,
  tests,
  topics,
  users,
} from '../../db/schema/index.ts'

// The aliases are unique: a query refers to a computed column without its table, so that it must not equal a table's
// column.

/** First versions of answers, with the time of their submission. */
const firstOf = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: sql<number>`${answers.id}`.as('waiting_id'),
      since: sql<Date>`${answers.answered_at}`.as('waiting_since'),
    })
    .from(answers)
    .where(and(isNotNull(answers.answered_at), which))

/** Second versions of answers, with the time they were sent. */
const secondOf = (db: Db, which: SQL) =>
  db
    .select({
      id: sql<number>`${second_versions.answer_id}`.as('waiting_id'),
      since: sql<Date>`${second_versions.sent_at}`.as('waiting_since'),
    })
    .from(second_versions)
    .where(which)

/** First versions without a mark: automatic marking happens at submission, and a test is submitted as a whole. */
const waitingFirst = (db: Db) => firstOf(db, isNull(answers.correct))
const waitingSecond = (db: Db) => secondOf(db, isNull(second_versions.evaluation))

/**
 * Answers that wait for a correction, and since when: first and second versions. An answer has at most one of them
 * waiting.
 */
export const pendingAnswers = (db: Db) => unionAll(waitingFirst(db), waitingSecond(db)).as('waiting')

/** One submitted answer, corrected or not. */
export const handedIn = (db: Db, id: number) =>
  unionAll(firstOf(db, eq(answers.id, id)), secondOf(db, sql`false`)).as('waiting')

export type PendingAnswer = ReturnType<typeof pendingAnswers>

interface Beginning {
  /** The filter, for queries that join answers with their test, user, exercise, topic, chapter and claim. */
  where: SQL | undefined
  /** The limit, counted from the oldest answer. */
  upTo: number
  now: Date
}

/** The oldest answers of one half of the queue. */
function beginningOf(
  db: Db,
  half: ReturnType<typeof waitingFirst> | ReturnType<typeof waitingSecond>,
  beginning: Beginning,
) {
  const { where, upTo, now } = beginning
  const held = half.as('half')
  return db
    .select({ id: held.id, since: held.since })
    .from(held)
    .innerJoin(answers, eq(answers.id, held.id))
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(users, eq(users.id, tests.user_id))
    .innerJoin(exercises, eq(exercises.id, answers.exercise_id))
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .leftJoin(correction_claims, and(eq(correction_claims.answer_id, answers.id), gt(correction_claims.until, now)))
    .where(where)
    .orderBy(asc(held.since), asc(held.id))
    .limit(upTo)
}

/**
 * The oldest answers of a filtered queue. Each half is read from its index in index order and stops at the limit, so
 * that the first pages cost the same however long the queue is.
 */
export const oldestOf = (db: Db, beginning: Beginning) =>
  unionAll(beginningOf(db, waitingFirst(db), beginning), beginningOf(db, waitingSecond(db), beginning)).as('waiting')
