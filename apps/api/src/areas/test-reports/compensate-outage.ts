import { DomainError, limits, type AnswerOf, type testReportCalls } from '@the-house/domain'
import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { config_tests, tests } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Test } from '../surveys/attempt-rows.ts'
import { addTime, resumeTest, minute } from './time-extension.ts'
import { length, shared, subtract, type Interval } from './intervals.ts'
import { readPauses } from './audit-trail.ts'
import { isSentTestInScope } from './filter.ts'

/** The batch size, small enough not to delay students who save answers meanwhile. */
const batch = 50
const hour = 60 * minute

type Outcome = AnswerOf<typeof testReportCalls.compensateOutage>
interface Outage {
  from: Date
  until: Date
}

/**
 * Returns the whole minutes that a test lost in an outage and that were not compensated; time when it did not run does
 * not count.
 */
export function lostMinutes(
  { start_at, end_at }: Pick<Test, 'start_at' | 'end_at'>,
  outage: Outage,
  noted: Interval[],
) {
  if (!start_at || !end_at) return 0
  const ran = shared([outage.from.getTime(), outage.until.getTime()], [start_at.getTime(), end_at.getTime()])
  return Math.ceil(length(subtract(ran, noted)) / minute)
}

/**
 * Compensates an outage for everyone whose test ran during it: running tests get extra minutes, tests closed by the
 * clock resume from now, submitted ones stay. Works in batches, each one transaction; idempotent, so that an
 * interrupted call can be repeated until it completes.
 */
export async function compensateOutage(
  context: AppContext,
  by: AuthenticatedUser,
  { id, from, until }: { id: number; from: string; until: string },
): Promise<Outcome> {
  const outage = { from: new Date(from), until: new Date(until) }
  assertPast(outage, context.clock())
  const [config] = await context.db.select({ id: config_tests.id }).from(config_tests).where(eq(config_tests.id, id))
  if (!config) throw new DomainError('notFound')
  const sum: Outcome = { given: 0, reopened: 0 }
  for (let last: number | null = 0; last !== null;) {
    const after: number = last
    const some = await context.db.transaction((tx) => giveSome(tx, context, by, { id, outage, after }))
    sum.given += some.given
    sum.reopened += some.reopened
    ;({ last } = some)
  }
  return sum
}

/** Refuses an outage that is not over, or longer than `limits.outageHours`, which is a typing error. */
function assertPast({ from, until }: Outage, now: Date): void {
  const isPast = from < until && until <= now
  if (!isPast || until.getTime() - from.getTime() > limits.outageHours * hour)
    throw new DomainError('validation', { until: 'validation.outage' })
}

async function giveSome(
  tx: Db,
  context: AppContext,
  by: AuthenticatedUser,
  { id, outage, after }: { id: number; outage: Outage; after: number },
) {
  const found = await tx
    .select()
    .from(tests)
    .where(
      and(
        eq(tests.config_test_id, id),
        isSentTestInScope(tx, by),
        isNull(tests.recalled_at),
        inArray(tests.status, ['STARTED', 'FINISHED_EXPIRED']),
        lt(tests.start_at, outage.until),
        gt(tests.end_at, outage.from),
        gt(tests.id, after),
      ),
    )
    .orderBy(asc(tests.id))
    .limit(batch)
    .for('update')
  const noted = await readPauses(
    tx,
    found.map((test) => test.id),
  )
  const outcome = { given: 0, reopened: 0, last: found.length < batch ? null : (found.at(-1)?.id ?? null) }
  // In the order of the users' ids, so that two transactions that notify several users cannot deadlock.
  for (const test of found.toSorted((one, other) => one.user_id - other.user_id)) {
    const minutes = lostMinutes(test, outage, noted.get(test.id) ?? [])
    const became = minutes > 0 ? await give(tx, context, test, { by, minutes, now: context.clock(), outage }) : null
    outcome.given += became ? 1 : 0
    outcome.reopened += became === 'reopened' ? 1 : 0
  }
  return outcome
}

async function give(tx: Db, context: AppContext, test: Test, extension: Parameters<typeof resumeTest>[3]) {
  if (test.status === 'STARTED') {
    await addTime(tx, context, test, extension)
    return 'extended' as const
  }
  try {
    await resumeTest(tx, context, test, extension)
    return 'reopened' as const
  } catch (error) {
    // The same test was sent again meanwhile and is open, so that one counts.
    if (error instanceof DomainError && error.token === 'test.openAgain') return null
    throw error
  }
}
