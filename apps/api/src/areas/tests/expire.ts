import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { tests } from '../../db/schema/index.ts'
import { assertWritable, type House } from '../../house.ts'
import type { Workers } from '../../jobs/boss.ts'
import type { Test } from '../surveys/sheet.ts'
import { closeIfOver, closeTest, isOver } from './close.ts'

type Clerk = Pick<House, 'db' | 'clock' | 'canWrite' | 'jobs'>

/** Few enough that those who save meanwhile do not wait for long: the embedded database does one thing at a time. */
const batch = 20
/** A job that comes a moment early would have to come again. */
const graceSeconds = 1

/** Queues the closing of a test that was just started; it goes with the transaction that started it. */
export async function sendExpiry({ jobs, clock }: Pick<Clerk, 'jobs' | 'clock'>, test: Test, tx?: Db): Promise<void> {
  if (test.end_at === null) return
  const left = (test.end_at.getTime() - clock().getTime()) / 1000
  await jobs.send('expiry', { test_id: test.id }, tx, Math.max(0, Math.ceil(left)) + graceSeconds)
}

/** Closes every test whose time is over; processes that do so at once share the work. */
export async function closeOverdue({ db, clock, canWrite }: Omit<Clerk, 'jobs'>): Promise<void> {
  for (let closed = batch; closed === batch;) {
    await assertWritable({ canWrite })
    closed = await db.transaction((tx) => closeSome(tx, clock()))
  }
}

async function closeSome(tx: Db, now: Date): Promise<number> {
  const overdue = await tx
    .select()
    .from(tests)
    .where(and(eq(tests.kind, 'TEST'), eq(tests.status, 'STARTED'), lte(tests.end_at, now)))
    .orderBy(asc(tests.end_at))
    .limit(batch)
    .for('update', { skipLocked: true })
  for (const test of overdue) await closeTest(tx, test, now)
  return overdue.length
}

/**
 * Closes a test once its time is over, and whatever else is over by then: of thousands that end in one second most jobs
 * find nothing left to do. Where the school's clock has not come so far, the job comes again.
 */
export const expiryWorker =
  (clerk: Clerk): Workers['expiry'] =>
  async ({ test_id }) => {
    const { db, clock } = clerk
    const [test] = await db.select().from(tests).where(eq(tests.id, test_id))
    if (test?.status !== 'STARTED') return
    if (!isOver(test, clock())) return sendExpiry(clerk, test)
    await closeOverdue(clerk)
    // Somebody else may have been about to close this one, and have failed.
    await closeIfOver(clerk, test_id)
  }
