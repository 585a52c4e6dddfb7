import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { tests } from '../../db/schema/index.ts'
import { isConcluded } from '../surveys/present-exercise.ts'
import { countMarks, percentageOf } from '../surveys/result.ts'
import { entriesOf, type Test } from '../surveys/attempt-rows.ts'
import { payTestReward } from './close.ts'

/**
 * Recalculates the totals of a concluded attempt from its answers, and reconciles the payment of a test.
 * @param test locked by the caller
 * @param adjustment why, for the student's ledger
 * @returns the percentage; null while the attempt is open
 */
export async function recalculateTotals(
  tx: Db,
  test: Test,
  now: Date,
  adjustment: 'OBJECTION' | 'CORRECTION',
): Promise<number | null> {
  if (!isConcluded(test)) return null
  const entries = await entriesOf(tx, test)
  const totals = countMarks(entries)
  await tx.update(tests).set(totals).where(eq(tests.id, test.id))
  const percentage = percentageOf(totals)
  const outcome = { entries, percentage, adjustment, before: test }
  if (test.kind === 'TEST') await payTestReward(tx, { ...test, ...totals }, outcome, now)
  return percentage
}
