import { limits, type Work, type WorkItem } from '@the-house/domain'
import { and, asc, count, countDistinct, eq, gt, gte, isNull, lt, min, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { articles, class_students, classes, config_tests, tests, users } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isTaughtBy } from '../meetings/taught.ts'
import { isSentTestInScope } from '../test-reports/filter.ts'
import { itemsOf } from './item.ts'

const dayMs = 24 * 3_600_000

/** The caller's classes that are over and whose attendance is not recorded, while it can be. */
export async function findAttendance(db: Db, user: AuthenticatedUser, now: Date): Promise<WorkItem[]> {
  const [row] = await db
    .select({ count: countDistinct(classes.id), oldest: min(classes.end_date) })
    .from(classes)
    .innerJoin(class_students, eq(class_students.class_id, classes.id))
    .where(
      and(
        isTaughtBy(user),
        isNull(classes.cancelled_at),
        lt(classes.end_date, now),
        gte(classes.end_date, new Date(now.getTime() - limits.attendanceDays * dayMs)),
        isNull(class_students.present),
      ),
    )
  return row ? itemsOf('ATTENDANCE', row) : []
}

/** The articles that are not published; whoever teaches edits all of them. */
export async function findDrafts(db: Db): Promise<WorkItem[]> {
  const [row] = await db
    .select({ count: count(), oldest: min(articles.created_at) })
    .from(articles)
    .where(and(eq(articles.published, false), isNotDeleted(articles)))
  return row ? itemsOf('DRAFTS', row) : []
}

/** The tests that students in the caller's scope are writing now: those that end first, and how many there are. */
export async function findRunning(
  db: Db,
  user: AuthenticatedUser,
  now: Date,
): Promise<{ items: WorkItem[]; running: Work['running'] }> {
  const isRunning = and(
    isSentTestInScope(db, user),
    eq(tests.status, 'STARTED'),
    isNull(tests.recalled_at),
    or(isNull(tests.end_at), gt(tests.end_at, now)),
  )
  const rows = await db
    .select({
      id: tests.id,
      name: config_tests.name,
      student: { id: users.id, name: users.name },
      end_at: tests.end_at,
    })
    .from(tests)
    .innerJoin(users, eq(users.id, tests.user_id))
    .innerJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .where(isRunning)
    .orderBy(asc(tests.end_at), asc(tests.id))
    .limit(limits.workTests)
  const all = rows.length < limits.workTests ? rows.length : await db.$count(tests, isRunning)
  return {
    items: itemsOf('RUNNING_TESTS', { count: all, oldest: rows[0]?.end_at ?? null }),
    running: rows.map(({ end_at, ...row }) => ({ ...row, end_at: end_at?.toISOString() ?? null })),
  }
}
