import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { answers, second_versions } from '../../db/schema/index.ts'

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

/**
 * Which answers wait for a teacher, and since when: first versions that nobody has marked (what is marked by itself is
 * so at once, an answer of a test is handed in with the test), and second versions. Each half comes out of an index in
 * its order, so that the beginning of a queue costs the same however long it is. An answer stands in one half at most.
 */
export const waitingOf = (db: Db) =>
  unionAll(firstOf(db, isNull(answers.correct)), secondOf(db, isNull(second_versions.evaluation))).as('waiting')

/** One answer that was handed in, whether it waits or not. */
export const handedIn = (db: Db, id: number) =>
  unionAll(firstOf(db, eq(answers.id, id)), secondOf(db, sql`false`)).as('waiting')

export type Waiting = ReturnType<typeof waitingOf>
