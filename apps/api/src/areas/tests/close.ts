import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { config_tests } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { dollarsForTest, pay } from '../dollars/ledger.ts'
import { conclude } from '../surveys/conclude.ts'
import { lockTest, type Test } from '../surveys/sheet.ts'

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
  const amount = (await paysNow(tx, open)) ? dollarsForTest(percentage) : 0
  const entry = { user_id: test.user_id, amount, reason: 'TEST' as const, reference: String(test.id) }
  const earned = amount > 0 ? await pay(tx, entry, ending.finish_at) : 0
  return { test, entries, earned }
}

/** A test of open texts pays when a teacher has corrected it. */
async function paysNow(tx: Db, { config_test_id }: Test): Promise<boolean> {
  if (config_test_id === null) return false
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
