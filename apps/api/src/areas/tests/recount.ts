import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { tests } from '../../db/schema/index.ts'
import { isConcluded } from '../surveys/present-exercise.ts'
import { countMarks, percentageOf } from '../surveys/result.ts'
import { entriesOf, type Test } from '../surveys/sheet.ts'
import { payTest } from './close.ts'

/**
 * The totals of an attempt that is over, and that the caller has locked, agree with its answers again; a test pays what
 * they are worth. Returns its percentage; null while it goes on.
 */
export async function recount(tx: Db, test: Test, now: Date): Promise<number | null> {
  if (!isConcluded(test)) return null
  const entries = await entriesOf(tx, test)
  const totals = countMarks(entries)
  await tx.update(tests).set(totals).where(eq(tests.id, test.id))
  const percentage = percentageOf(totals)
  if (test.kind === 'TEST') await payTest(tx, { ...test, ...totals }, { entries, percentage }, now)
  return percentage
}
