import { DomainError } from '@the-house/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, config_tests, tests } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { publish } from '../../events/publish.ts'
import { violatedConstraint } from '../../contract/map-error.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { notify } from '../notifications/notify.ts'
import { deleteUndecided } from '../objections/create.ts'
import type { Test } from '../surveys/attempt-rows.ts'
import { sendExpiry } from '../tests/expire.ts'
import { recordTestChange } from './audit-trail.ts'

export const minute = 60_000

/** Extra time for one test: an accommodation, or a resumed test. */
export interface TimeExtension {
  by: AuthenticatedUser
  minutes: number
  now: Date
  outage?: { from: Date; until: Date }
}

const uniqueViolation = '23505'
const more = (minutes: number) => ({
  minutes: sql`${tests.minutes} + ${minutes}::int`,
  extra_minutes: sql`${tests.extra_minutes} + ${minutes}::int`,
})

async function change(tx: Db, before: Test, values: Record<string, unknown>): Promise<Test> {
  const [after] = await tx.update(tests).set(values).where(eq(tests.id, before.id)).returning()
  if (!after) throw new DomainError('notFound')
  await publish(tx, [after.user_id], { kind: 'testExtended', test_id: after.id })
  return after
}

/**
 * Adds minutes to a test that waits or runs; one whose time is over runs on from now.
 * @param test locked by the caller
 */
export async function addTime(
  tx: Db,
  context: Pick<AppContext, 'jobs' | 'clock'>,
  test: Test,
  extension: TimeExtension,
): Promise<void> {
  const { by, minutes, now: at, outage } = extension
  const from = test.end_at && Math.max(test.end_at.getTime(), at.getTime())
  const end_at = test.status === 'STARTED' && from !== null ? new Date(from + minutes * minute) : test.end_at
  const after = await change(tx, test, { ...more(minutes), end_at })
  if (after.status === 'STARTED') await sendExpiry(context, after, tx)
  await recordTestChange(tx, { by, at, before: test, after, ...(outage && { outage }) })
}

/**
 * Resumes an ended test for some minutes from now: its result is cleared until it ends again, its answers can be
 * changed except those that a teacher has corrected, and its student is notified. What it has paid stays until then,
 * when the newest result is reconciled.
 * @param test locked by the caller
 */
export async function resumeTest(
  tx: Db,
  context: Pick<AppContext, 'jobs' | 'clock'>,
  test: Test,
  extension: TimeExtension,
): Promise<void> {
  const { by, minutes, now: at, outage } = extension
  const unmarked = { total: null, correct: null, wrong: null, blank: null, waiting: null, credit: null }
  const end_at = new Date(at.getTime() + minutes * minute)
  const values = { status: 'STARTED', finish_at: null, end_at, ...unmarked, ...more(minutes) }
  // In a savepoint, so that a refusal by the database does not abort the outer transaction.
  const after = await tx
    .transaction((inner) => change(inner, test, values))
    .catch((error: unknown) => {
      if (violatedConstraint(error, uniqueViolation) === 'tests_open_test') throw new DomainError('test.openAgain')
      throw error
    })
  await tx
    .update(answers)
    .set({ answered_at: null, correct: null, credit: null })
    .where(and(eq(answers.test_id, test.id), isNull(answers.corrected_by)))
  await deleteUndecided(tx, test.id)
  await sendExpiry(context, after, tx)
  const note = await recordTestChange(tx, { by, at, before: test, after, ...(outage && { outage }) })
  await notifyStudent(tx, after, note, at)
}

async function notifyStudent(tx: Db, { id, user_id, config_test_id }: Test, note: number, now: Date): Promise<void> {
  const [config] = await tx
    .select({ name: config_tests.name })
    .from(config_tests)
    .where(eq(config_tests.id, config_test_id ?? 0))
  const news = { user_id, type: 'TEST_AVALIABLE' as const, title: config?.name ?? '', test_id: id }
  // The subject contains the revision, so that each reopening notifies once.
  await notify(tx, { ...news, subject: `${id}/${note}` }, now)
}
