import { limits, type Work, type WorkItem } from '@the-house/domain'
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { groupRows, groupsInScope, isGroupInScope, isOfGroups } from '../../db/unit-groups.ts'
import { config_tests, endInSchool, sent_test_totals, sent_tests, users } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { itemsOf } from './item.ts'

const scope = { teachers: true }
// Spelt as the predicate of the indexes of running tests.
const isStarted = sql`${sent_tests.status} = 'STARTED'`

/** The running tests in the caller's scope that end first, group by group. */
function firstOf(db: Db, user: AuthenticatedUser, now: Date) {
  const isInScope = isGroupInScope(db, user, scope)
  const groups = groupRows(db, user, scope)
  const { test_id, user_id, config_test_id, end_at, unit_group_id } = sent_tests
  const next = db
    .select({ test_id, user_id, config_test_id, end_at })
    .from(sent_tests)
    .where(and(isInScope && eq(unit_group_id, groups.group), isStarted, or(isNull(end_at), gt(end_at, now))))
    .orderBy(isInScope ? asc(end_at) : endInSchool(sent_tests), asc(test_id))
    .limit(limits.workTests)
    .as('next')
  return db
    .select({ id: next.test_id, user_id: next.user_id, config_test_id: next.config_test_id, end_at: next.end_at })
    .from(groups)
    .crossJoinLateral(next)
    .orderBy(asc(next.end_at), asc(next.test_id))
    .limit(limits.workTests)
    .as('running')
}

/** Counts the running tests in the caller's scope by their totals, without those that are over and about to be closed. */
async function countRunning(db: Db, user: AuthenticatedUser, now: Date): Promise<number> {
  const groups = groupsInScope(db, user, scope)
  const kept = sent_test_totals
  const isTotal = and(isOfGroups(kept.unit_group_id, groups), eq(kept.config_test_id, 0), eq(kept.status, 'STARTED'))
  const [started] = await db
    .select({ count: sql<number>`coalesce(sum(${kept.count}), 0)::int` })
    .from(kept)
    .where(isTotal)
  const isInScope = isGroupInScope(db, user, scope)
  const isOver = isInScope
    ? and(isOfGroups(sent_tests.unit_group_id, groups), lte(sent_tests.end_at, now))
    : sql`${endInSchool(sent_tests)} <= ${now.toISOString()}::timestamp`
  return (started?.count ?? 0) - (await db.$count(sent_tests, and(isStarted, isOver)))
}

/** The tests that students in the caller's scope are writing now: those that end first, and how many there are. */
export async function findRunning(
  db: Db,
  user: AuthenticatedUser,
  now: Date,
): Promise<{ items: WorkItem[]; running: Work['running'] }> {
  const running = firstOf(db, user, now)
  const rows = await db
    .select({
      id: running.id,
      name: config_tests.name,
      student: { id: users.id, name: users.name },
      end_at: running.end_at,
    })
    .from(running)
    .innerJoin(users, eq(users.id, running.user_id))
    .innerJoin(config_tests, eq(config_tests.id, running.config_test_id))
    .orderBy(asc(running.end_at), asc(running.id))
  const all = rows.length < limits.workTests ? rows.length : await countRunning(db, user, now)
  return {
    items: itemsOf('RUNNING_TESTS', { count: all, oldest: rows[0]?.end_at ?? null }),
    running: rows.map(({ end_at, ...row }) => ({ ...row, end_at: end_at?.toISOString() ?? null })),
  }
}
