import { limits, type NextStep } from '@the-house/domain'
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { isOnline } from '../../calendar/place.ts'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { class_students, classes, config_tests, tests } from '../../db/schema/index.ts'
import { stepOf } from '../../course/next-step.ts'

const minute = 60_000
/** A test that closes within this time comes before the course. */
const soonMs = 48 * 60 * minute

const at = (name: string) => sql`${sql.placeholder(name)}::timestamptz`
// Written out, since the plan of a prepared query knows no parameter, and the index has these tests alone.
const [isStarted, isPending] = [sql`${tests.status} = 'STARTED'`, sql`${tests.status} = 'PENDING'`]
const running = and(isStarted, or(isNull(tests.end_at), gt(tests.end_at, at('now'))))
const closing = and(
  isPending,
  or(isNull(tests.opens_at), lte(tests.opens_at, at('now'))),
  gt(tests.closes_at, at('now')),
  lte(tests.closes_at, at('soon')),
)

const urgentTest = prepared((db) =>
  db
    .select({
      id: tests.id,
      name: config_tests.name,
      status: tests.status,
      ends: tests.end_at,
      closes: tests.closes_at,
    })
    .from(tests)
    .innerJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .where(
      and(
        eq(tests.user_id, sql.placeholder('user_id')),
        sql`${tests.kind} = 'TEST'`,
        isNull(tests.recalled_at),
        or(running, closing),
      ),
    )
    // A running one before those that only close.
    .orderBy(isPending, asc(sql`coalesce(${tests.end_at}, ${tests.closes_at})`), asc(tests.id))
    .limit(1)
    .prepare('urgent_test'),
)

async function runningOrClosing(db: Db, user_id: number, now: Date): Promise<NextStep | undefined> {
  const soon = new Date(now.getTime() + soonMs)
  const [found] = await urgentTest(db).execute({ user_id, now: now.toISOString(), soon: soon.toISOString() })
  if (!found) return undefined
  const { id, name, status, ends, closes } = found
  const test = { id, name }
  return status === 'STARTED' ? stepOf('testRunning', { test }, ends) : stepOf('testClosing', { test }, closes)
}

const classToJoin = prepared((db) =>
  db
    .select({ id: classes.id, name: classes.name, end_date: classes.end_date })
    .from(class_students)
    .innerJoin(classes, eq(classes.id, class_students.class_id))
    .where(
      and(
        eq(class_students.user_id, sql.placeholder('user_id')),
        // A booking knows when its class is, so that no other of the student's classes is looked at.
        sql`${class_students.during} && tstzrange(${at('now')}, ${at('opened')}, '[]')`,
        isNull(classes.cancelled_at),
        isOnline,
        lte(classes.start_date, at('opened')),
        gt(classes.end_date, at('now')),
      ),
    )
    .orderBy(asc(classes.start_date), asc(classes.id))
    .limit(1)
    .prepare('class_to_join'),
)

async function openClass(db: Db, user_id: number, now: Date): Promise<NextStep | undefined> {
  const opened = new Date(now.getTime() + limits.meetingOpensMinutes * minute)
  const [found] = await classToJoin(db).execute({ user_id, now: now.toISOString(), opened: opened.toISOString() })
  return found && stepOf('classOpen', { meeting: { id: found.id, name: found.name } }, found.end_date)
}

/** What comes before the course: a test that runs, a class that can be joined, a test that closes soon. */
export async function urgentStep(db: Db, user_id: number, now: Date): Promise<NextStep | undefined> {
  const test = await runningOrClosing(db, user_id, now)
  if (test?.reason === 'testRunning') return test
  return (await openClass(db, user_id, now)) ?? test
}
