import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { tests } from '../../db/schema/index.ts'
import { assertWritable, type JobContext } from '../../app-context.ts'
import type { Workers } from '../../jobs/boss.ts'
import type { Test } from '../surveys/attempt-rows.ts'
import { closeIfOver, closeTest, isOver } from './close.ts'

/** The batch size, small enough not to delay students who save: the embedded database runs one query at a time. */
const batch = 20
/** Added to the start of the job, which would have to be retried if it ran a moment too early. */
const graceSeconds = 1

/** Queues the job that closes a test, in the transaction that starts the test. */
export async function sendExpiry(
  { jobs, clock }: Pick<JobContext, 'jobs' | 'clock'>,
  test: Test,
  tx?: Db,
): Promise<void> {
  if (test.end_at === null) return
  const left = (test.end_at.getTime() - clock().getTime()) / 1000
  await jobs.send('expiry', { test_id: test.id }, tx, Math.max(0, Math.ceil(left)) + graceSeconds)
}

/** Closes every test past its end in batches; concurrent processes share the work by skipping locked rows. */
export async function closeOverdue({ db, clock, canWrite }: Omit<JobContext, 'jobs'>): Promise<void> {
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
 * Closes a test at its end, and every other test past its end: of thousands that end in one second most jobs then find
 * nothing to do. Where the server's clock has not reached the end, the job is retried.
 */
export const expiryWorker =
  (clerk: JobContext): Workers['expiry'] =>
  async ({ test_id }) => {
    const { db, clock } = clerk
    const [test] = await db.select().from(tests).where(eq(tests.id, test_id))
    if (test?.status !== 'STARTED') return
    if (!isOver(test, clock())) return sendExpiry(clerk, test)
    await closeOverdue(clerk)
    // Another process may have locked this test and failed to close it.
    await closeIfOver(clerk, test_id)
  }
