import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss, type Job, type JobResult, type QueueOptions, type WorkOptions } from 'pg-boss'
import type { Connection, Db } from '../db/client.ts'
import type { House } from '../house.ts'
import { guardQueue } from './guard.ts'
import { jobNames, type JobData, type JobName, type Jobs } from './jobs.ts'

/** What does each kind of job; it may run again after a failure, or twice at once after a crash. */
export type Workers = { [N in JobName]: (data: JobData[N], id: string) => Promise<void> }

interface Options {
  connection: Pick<Connection, 'db' | 'queue'>
  canWrite: House['canWrite']
  /** Seconds before the first retry; each later one waits about twice as long. */
  retryDelay?: number
}

/** Shorter than the patience of whoever stops a server; what takes longer is tried again by the next one. */
const finishMs = 5000

const queueOptions: QueueOptions = {
  retryLimit: 5,
  retryBackoff: true,
  expireInSeconds: 600,
  deleteAfterSeconds: 86_400,
}
/**
 * Workers look for jobs at times of their own. Were they woken by each one, the work for an e-mail that is known would
 * fall into the same reply, or the same next one, every time, and tell it by how long that takes: the embedded database
 * works in the thread that answers.
 */
const workOptions = {
  pollingIntervalSeconds: 0.5,
  batchSize: 4,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const satisfies WorkOptions

/** Both drivers answer with rows; the type of a database that may be either does not tell. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const asDatabase = (db: Db) => fromDrizzle(db as Parameters<typeof fromDrizzle>[0], sql)

/** The queue of jobs in a database. Jobs may be sent once it is started. */
export function createJobs({ connection: { db, queue }, canWrite, retryDelay = 30 }: Options) {
  const guard = guardQueue(queue, canWrite)
  const boss = new PgBoss({ ...guard.queue, schedule: false })

  const send: Jobs['send'] = async (name, data, tx = db, seconds = 0) => {
    await boss.send(name, data, { db: asDatabase(tx), startAfter: seconds })
  }

  async function work<N extends JobName>(name: N, worker: Workers[N], log: FastifyBaseLogger) {
    const options = { ...queueOptions, retryDelay, notify: false }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
    // Any look at the queue makes boss know it. The first `send` must not have to ask: from inside of a
    // transaction of the embedded database that would wait for ever.
    await boss.findJobs(name, { id: randomUUID() })
    const run = async ({ id, data }: Job<JobData[N]>): Promise<JobResult> => {
      try {
        await worker(data, id)
        return { id, status: 'completed' }
      } catch (error) {
        log.error({ err: error, job: name, job_id: id }, 'a job failed')
        return { id, status: 'failed' }
      }
    }
    await boss.work(name, workOptions, (batch: Job<JobData[N]>[]) => Promise.all(batch.map(run)))
  }

  return {
    send,
    /** Takes up the work; an outage is logged, and the work goes on after it. */
    start: async (workers: Workers, log: FastifyBaseLogger) => {
      boss.on('error', (error) => log.error({ err: error }, 'the queue of jobs'))
      boss.on('warning', (warning) => log.warn(warning, 'the queue of jobs'))
      await boss.start()
      for (const name of jobNames) await work(name, workers[name], log)
      guard.close()
    },
    /** Lets running jobs finish, for a while. */
    close: async () => {
      const idle = new AbortController()
      const late = delay(finishMs, undefined, { signal: idle.signal }).catch(() => undefined)
      await Promise.race([Promise.all(jobNames.map((name) => boss.offWork(name))), late])
      idle.abort()
      // Its own grace looks only twice a second whether it may stop.
      await boss.stop({ graceful: false })
    },
  }
}
