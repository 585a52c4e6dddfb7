import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { config_tests } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { dollarsForTest, settle } from '../dollars/ledger.ts'
import { conclude } from '../surveys/conclude.ts'
import { lockTest, type Entry, type Test } from '../surveys/sheet.ts'

/** Whether a test runs whose time is over. */
export const isOver = ({ status, end_at }: Pick<Test, 'status' | 'end_at'>, now: Date): boolean =>
  status === 'STARTED' && end_at !== null && end_at <= now

/**
 * Concludes a test that the caller has locked and found started: marks, totals and dollars, all or nothing.
 * One whose time is over has ended when that was, whenever it is noticed.
 */
export async function closeTest(tx: Db, open: Test, now: Date) {
  const expired = isOver(open, now) ? open.end_at : null
  const ending = { status: expired ? ('FINISHED_EXPIRED' as const) : ('FINISHED' as const), finish_at: expired ?? now }
  const { test, entries, percentage } = await conclude(tx, open, ending)
  // One that was opened again may have been paid before.
  const earned = await payTest(tx, test, { entries, percentage }, ending.finish_at)
  return { test, entries, earned }
}

interface Outcome {
  entries: Entry[]
  percentage: number
}

/** Brings what a test has paid to what it is worth, where it pays by now; the caller has locked it. Returns what came. */
export async function payTest(tx: Db, test: Test, { entries, percentage }: Outcome, at: Date): Promise<number> {
  if (!(await paysNow(tx, test, entries))) return 0
  const amount = dollarsForTest(percentage)
  return settle(tx, { user_id: test.user_id, amount, reason: 'TEST', reference: String(test.id) }, at)
}

/** A test of open texts pays when a teacher has corrected it: all that is there to correct. */
async function paysNow(tx: Db, { config_test_id, waiting }: Test, entries: Entry[]): Promise<boolean> {
  if (config_test_id === null) return false
  if (waiting === 0 && entries.some(({ answer }) => answer?.corrected_by != null)) return true
  const [config] = await tx.select().from(config_tests).where(eq(config_tests.id, config_test_id))
  return config?.test_type !== 'WRITING'
}

/** Closes a test whose time is over, unless that was done meanwhile; waits for whoever is about to. */
export async function closeIfOver({ db, clock }: Pick<House, 'db' | 'clock'>, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const test = await lockTest(tx, id, 'update')
    const now = clock()
    if (isOver(test, now)) await closeTest(tx, test, now)
  })
}
