import { setImmediate } from 'node:timers/promises'
import type { Db } from '../db/client.ts'
import { assertWritable, type JobContext } from '../app-context.ts'
import type { JobData, JobName } from './jobs.ts'

/** The batch size, small enough not to delay other requests: the embedded database runs one query at a time. */
export const batch = 100
/** How many batches one job delivers before it yields to other jobs. */
const batchesOfJob = 10

/**
 * Runs batches in a transaction each, some of them in one job; queues the next job in the transaction of the last one
 * while there are more. A crash loses at most the batch under way, which is rolled back.
 * @param act runs a batch, and tells whether there are more
 */
export async function runBatches<N extends JobName>(
  { db, canWrite, jobs }: JobContext,
  [name, data]: [N, JobData[N]],
  act: (tx: Db) => Promise<boolean>,
): Promise<void> {
  let more = true
  for (let count = 1; more && count <= batchesOfJob; count += 1) {
    // The embedded database resolves without a turn of the event loop: this lets other requests run in between.
    await setImmediate()
    await assertWritable({ canWrite })
    more = await db.transaction(async (tx) => {
      const hasMore = await act(tx)
      if (hasMore && count === batchesOfJob) await jobs.send(name, data, tx)
      return hasMore
    })
  }
}
