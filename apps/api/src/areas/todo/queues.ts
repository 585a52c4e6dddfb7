import { allows, type TodoQueue } from '@the-house/domain'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, objections, tests, users } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { pendingAnswers } from '../corrections/pending.ts'
import { isAnswerInScope } from '../corrections/scope.ts'
import { objectionsInScope } from '../objections/in-scope.ts'

const count = sql<number>`count(*)::int`

/** The answers that wait for a correction in the user's scope: those of practices and those of tests. */
async function correctionsOf(db: Db, user: AuthenticatedUser): Promise<TodoQueue[]> {
  const waiting = pendingAnswers(db)
  const rows = await db
    .select({ kind: tests.kind, count, oldest: sql`min(${waiting.since})`.mapWith(answers.saved_at) })
    .from(waiting)
    .innerJoin(answers, eq(answers.id, waiting.id))
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(users, eq(users.id, tests.user_id))
    .where(isAnswerInScope(db, user))
    .groupBy(tests.kind)
    .orderBy(asc(tests.kind))
  return rows.map((row) => ({
    kind: row.kind === 'TEST' ? 'TEST_CORRECTIONS' : 'CORRECTIONS',
    count: row.count,
    oldest_at: row.oldest.toISOString(),
  }))
}

/** The objections that wait for a decision, equal answers as one. */
async function objectionsOf(db: Db, user: AuthenticatedUser): Promise<TodoQueue[]> {
  const held = objectionsInScope(db, user, {})
  const [row] = await db.select({ count, oldest: sql`min(${held.since})`.mapWith(objections.created_at) }).from(held)
  return row && row.count > 0 ? [{ kind: 'OBJECTIONS', count: row.count, oldest_at: row.oldest.toISOString() }] : []
}

/** The queues of a teacher in which something waits. */
export async function findQueues(db: Db, user: AuthenticatedUser): Promise<TodoQueue[]> {
  if (!allows('manageTeaching', user)) return []
  const [corrections, objected] = await Promise.all([correctionsOf(db, user), objectionsOf(db, user)])
  return [...corrections, ...objected]
}
