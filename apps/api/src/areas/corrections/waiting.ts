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

// Computed columns are named without their table in a query: their names are none of a table's.

/** First versions of answers, by when they were handed in. */
const firstOf = (db: Db, which: SQL | undefined) =>
  db
    .select({
      id: sql<number>`${answers.id}`.as('waiting_id'),
      since: sql<Date>`${answers.answered_at}`.as('waiting_since'),
    })
    .from(answers)
    .where(and(isNotNull(answers.answered_at), which))

/** What was made of answers after their correction, by when it was sent. */
const secondOf = (db: Db, which: SQL) =>
  db
    .select({
      id: sql<number>`${second_versions.answer_id}`.as('waiting_id'),
      since: sql<Date>`${second_versions.sent_at}`.as('waiting_since'),
    })
    .from(second_versions)
    .where(which)

/** The first versions that nobody has marked: what is marked by itself is so at once, a test is handed in as a whole. */
const waitingFirst = (db: Db) => firstOf(db, isNull(answers.correct))
const waitingSecond = (db: Db) => secondOf(db, isNull(second_versions.evaluation))

/** Which answers wait for a teacher, and since when: first versions, and second ones. An answer is one of them at most. */
export const waitingOf = (db: Db) => unionAll(waitingFirst(db), waitingSecond(db)).as('waiting')

/** One answer that was handed in, whether it waits or not. */
export const handedIn = (db: Db, id: number) =>
  unionAll(firstOf(db, eq(answers.id, id)), secondOf(db, sql`false`)).as('waiting')

export type Waiting = ReturnType<typeof waitingOf>

interface Beginning {
  /** For queries on answers with all that they hang on, and their claims. */
  where: SQL | undefined
  /** How many are wanted from the oldest on. */
  upTo: number
  now: Date
}

/** The oldest of one half. */
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
 * The oldest of a part of all that waits. Each half is read out of its index in its order, and no further than is
 * wanted: the beginning of a queue costs the same however long it is.
 */
export const oldestOf = (db: Db, beginning: Beginning) =>
  unionAll(beginningOf(db, waitingFirst(db), beginning), beginningOf(db, waitingSecond(db), beginning)).as('waiting')
