import type { WorkItem } from '@the-house/domain'
import { and, eq, isNull, min, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, objections, second_versions, tests, users } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { pendingAnswers } from '../corrections/pending.ts'
import { isAnswerInScope } from '../corrections/scope.ts'
import { objectionsInScope } from '../objections/in-scope.ts'
import { itemsOf } from './item.ts'

const count = sql<number>`count(*)::int`

/** The texts that wait for a correction in the caller's scope, by how long they have waited. */
export async function findCorrections(db: Db, user: AuthenticatedUser, now: Date): Promise<WorkItem[]> {
  const waiting = pendingAnswers(db)
  const days = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${waiting.since}) / 86400`
  const between = (from: number, until: number) =>
    sql<number>`(count(*) filter (where ${days} >= ${from} and ${days} < ${until}))::int`
  const kind = sql<'CORRECTIONS' | 'TEST_CORRECTIONS' | 'SECOND_VERSIONS'>`case
    when ${tests.kind} = 'TEST' then 'TEST_CORRECTIONS'
    when ${second_versions.answer_id} is not null then 'SECOND_VERSIONS' else 'CORRECTIONS' end`.as('kind_of_work')
  const rows = await db
    .select({
      kind,
      count,
      oldest: sql<string>`min(${waiting.since})`,
      // A clock that is a little behind makes no text of the future.
      day: between(-1, 1),
      three: between(1, 3),
      week: between(3, 7),
      longer: between(7, 1e6),
    })
    .from(waiting)
    .innerJoin(answers, eq(answers.id, waiting.id))
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(users, eq(users.id, tests.user_id))
    .leftJoin(second_versions, and(eq(second_versions.answer_id, answers.id), isNull(second_versions.evaluation)))
    .where(isAnswerInScope(db, user))
    .groupBy(kind)
  return rows.flatMap((row) => itemsOf(row.kind, { ...row, ages: [row.day, row.three, row.week, row.longer] }))
}

/** The objections that wait for a decision, equal answers as one. */
export async function findObjections(db: Db, user: AuthenticatedUser): Promise<WorkItem[]> {
  const held = objectionsInScope(db, user, {})
  const [row] = await db.select({ count, oldest: min(held.since).mapWith(objections.created_at) }).from(held)
  return row ? itemsOf('OBJECTIONS', row) : []
}
