import { allows, type TodoQueue } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { objections } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { waitingByKind } from '../corrections/by-kind.ts'
import { objectionsInScope } from '../objections/in-scope.ts'

const count = sql<number>`count(*)::int`

/** The answers that wait for a correction in the user's scope: those of practices and those of tests. */
async function correctionsOf(db: Db, user: AuthenticatedUser): Promise<TodoQueue[]> {
  const byQueue = Map.groupBy(await waitingByKind(db, user), ({ queue }) => queue)
  return Array.from(byQueue, ([queue, held]) => ({
    kind: queue === 'TEST' ? 'TEST_CORRECTIONS' : 'CORRECTIONS',
    count: held.reduce((sum, { count: more }) => sum + more, 0),
    oldest_at: new Date(Math.min(...held.map(({ oldest }) => oldest.getTime()))).toISOString(),
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
