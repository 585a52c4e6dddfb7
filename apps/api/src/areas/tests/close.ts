import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { config_tests } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { dollarsForTest, reconcilePayment } from '../dollars/ledger.ts'
import { conclude } from '../surveys/conclude.ts'
import { lockTest, type Entry, type Test } from '../surveys/attempt-rows.ts'
import { resultOf } from '../surveys/result.ts'

/** Whether a running test has passed its end. */
export const isOver = ({ status, end_at }: Pick<Test, 'status' | 'end_at'>, now: Date): boolean =>
  status === 'STARTED' && end_at !== null && end_at <= now

/**
 * Concludes a started test in the caller's transaction: marks, totals and dollars. A test past its end is dated to that
 * end, however late it is closed.
 * @param open locked by the caller
 * @param by the session that hands it in
 */
export async function closeTest(tx: Db, open: Test, now: Date, by?: number) {
  const expired = isOver(open, now) ? open.end_at : null
  const ending = {
    status: expired ? ('FINISHED_EXPIRED' as const) : ('FINISHED' as const),
    finish_at: expired ?? now,
    by,
  }
  const { test, entries, percentage } = await conclude(tx, open, ending)
  // A reopened test may have been paid before.
  const earned = await payTestReward(tx, test, { entries, percentage }, ending.finish_at)
  return { test, entries, earned }
}

interface Outcome {
  entries: Entry[]
  percentage: number
  /** Why the result has changed, where it is not by the student's own answers. */
  adjustment?: 'OBJECTION' | 'CORRECTION'
  /** The test before its result has changed; absent: it has ended now. */
  before?: Test
}

/** What the reward of a test was worth before a change; undefined: it was not due. */
async function worthOf(tx: Db, test: Test, entries: Entry[]): Promise<number | undefined> {
  const result = resultOf(test)
  return result && (await isRewardDue(tx, test, entries)) ? dollarsForTest(result.percentage) : undefined
}

/**
 * Pays the reward of a test that is due, less what it has paid; afterwards, by what its result has changed.
 * @param test locked by the caller
 * @returns the dollars paid now
 */
export async function payTestReward(tx: Db, test: Test, outcome: Outcome, at: Date): Promise<number> {
  const { entries, percentage, adjustment, before } = outcome
  if (!(await isRewardDue(tx, test, entries))) return 0
  const worthBefore = before && (await worthOf(tx, before, entries))
  const amount = dollarsForTest(percentage)
  const entry = { user_id: test.user_id, amount, reason: 'TEST', reference: String(test.id), adjustment } as const
  return reconcilePayment(tx, { ...entry, worthBefore }, at)
}

/** Whether the reward is due: a writing test pays once a teacher has corrected every open answer. */
async function isRewardDue(tx: Db, { config_test_id, waiting }: Test, entries: Entry[]): Promise<boolean> {
  if (config_test_id === null) return false
  if (waiting === 0 && entries.some(({ answer }) => answer?.corrected_by != null)) return true
  const [config] = await tx.select().from(config_tests).where(eq(config_tests.id, config_test_id))
  return config?.test_type !== 'WRITING'
}

/**
 * Closes a test past its end; waits for the row lock of a concurrent request, and does nothing where that one closed
 * it.
 */
export async function closeIfOver({ db, clock }: Pick<AppContext, 'db' | 'clock'>, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const test = await lockTest(tx, id, 'update')
    const now = clock()
    if (isOver(test, now)) await closeTest(tx, test, now)
  })
}
