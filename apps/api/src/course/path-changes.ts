import { setImmediate } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { assertWritable, type JobContext } from '../app-context.ts'
import type { Db } from '../db/client.ts'
import { path_changes } from '../db/schema/index.ts'
import type { Workers } from '../jobs/boss.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { PathChange } from './enter.ts'
import { batch } from './learners.ts'
import { lockCourseExclusive } from './lock.ts'
import { overtakenBy } from './overtaken.ts'
import { settlePending } from './settle-changes.ts'

/** The most learners whom a change settles itself; a test lowers it. */
export const atOnce = { learners: 1000 }

const byId = (id: number) => eq(path_changes.id, id)

/** Leaves the learners of a change to a job, in the transaction of the change. */
export async function leaveToJob(tx: Db, jobs: Jobs, { before, after, touched, at }: PathChange): Promise<void> {
  const values = { before: [...before], after: [...after], touched: [...touched], at }
  const made = await tx.insert(path_changes).values(values).returning({ id: path_changes.id })
  for (const { id } of made) await jobs.send('course', { change_id: id }, tx)
}

/** Settles some learners in a transaction. */
const settleSome = ({ db }: JobContext, learners: readonly number[]): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCourseExclusive(tx)
    await settlePending(tx, learners)
  })

/** The worker of course jobs: settles the learners of a change in batches; after a crash it begins again. */
export const courseWorker =
  (context: JobContext): Workers['course'] =>
  async ({ change_id }) => {
    const [change] = await context.db.select().from(path_changes).where(byId(change_id))
    if (!change) return
    const learners = await overtakenBy(context.db, change)
    for (let from = 0; from < learners.length; from += batch.few) {
      // The embedded database resolves without a turn of the event loop: this lets other requests run in between.
      await setImmediate()
      await assertWritable(context)
      await settleSome(context, learners.slice(from, from + batch.few))
    }
    await context.db.delete(path_changes).where(byId(change_id))
  }

/** Queues a job for a change whose learners have not all settled, after a restart of the server. */
export async function resumePathChanges({ db, jobs }: Pick<JobContext, 'db' | 'jobs'>): Promise<void> {
  const left = await db.select({ id: path_changes.id }).from(path_changes)
  for (const { id } of left) await jobs.send('course', { change_id: id })
}
