import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss, type Job, type JobResult, type QueueOptions, type WorkOptions } from 'pg-boss'
import type { Connection, Db } from '../db/client.ts'
import type { AppContext } from '../app-context.ts'
import { guardQueue } from './guard.ts'
import { jobNames, type JobData, type JobName, type Jobs } from './jobs.ts'

/** The worker of each kind of background job; it may run again after a failure, or twice at once after a crash. */
export type Workers = { [N in JobName]: (data: JobData[N], id: string) => Promise<void> }

interface Options {
  connection: Pick<Connection, 'db' | 'queue'>
  canWrite: AppContext['canWrite']
  /** Told of each run that failed. */
  onFailed?: (name: JobName) => void
  /** How many jobs of a kind run at once. */
  concurrency?: number
  /** Seconds before the first retry; each later one waits about twice as long. */
  retryDelay?: number
}

/**
 * The grace period of running jobs at shutdown, shorter than that of process managers; a longer job is given back and
 * retried.
 */
const finishMs = 5000

/**
 * A job of a server that was killed is taken up within a minute: 20 seconds without a sign of life, 10 until a server
 * looks for such jobs, 10 until its first retry. A long job stays with its server, which gives signs of life. Twelve
 * retries outlast an hour without the mail server.
 */
export const queueOptions = {
  retryLimit: 12,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 600,
  heartbeatSeconds: 20,
  deleteAfterSeconds: 86_400,
} as const satisfies QueueOptions
const supervision = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 } as const
/**
 * Workers poll at intervals of their own. If each job woke them, the work for a known e-mail would always delay the
 * same response or the next one, which would reveal the account by timing: the embedded database works in the thread
 * that responds.
 */
const workOptions = {
  pollingIntervalSeconds: 0.5,
  burstWhenBatchFull: true,
  perJobResults: true,
  heartbeatRefreshSeconds: 5,
} as const satisfies WorkOptions

/** The priority of jobs by the thousand, below that of the others: a new password must not wait for a newsletter. */
const bulkPriority = -1

/** Both drivers return rows, which the type of a database that may be either does not express. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const asDatabase = (db: Db) => fromDrizzle(db as Parameters<typeof fromDrizzle>[0], sql)

/** The queue of jobs in a database. Jobs may be sent once it is started. */
export function createJobs({
  connection: { db, queue },
  canWrite,
  onFailed,
  concurrency = 4,
  retryDelay = queueOptions.retryDelay,
}: Options) {
  const guard = guardQueue(queue, canWrite)
  const boss = new PgBoss({ ...guard.queue, ...supervision, schedule: false })

  const send: Jobs['send'] = async (name, data, tx = db, seconds = 0) => {
    await boss.send(name, data, { db: asDatabase(tx), startAfter: seconds })
  }

  const sendDelayed: Jobs['sendDelayed'] = async (name, jobs, tx = db) => {
    if (jobs.length === 0) return
    const rows = jobs.map(({ data, seconds }) => ({ data, startAfter: seconds, priority: bulkPriority }))
    await boss.insert(name, rows, { db: asDatabase(tx) })
  }

  const sendAll: Jobs['sendAll'] = async (name, all, tx) => {
    if (all.length === 0) return
    await boss.insert(
      name,
      all.map((data) => ({ data })),
      { db: asDatabase(tx) },
    )
  }

  async function work<N extends JobName>(name: N, worker: Workers[N], log: FastifyBaseLogger) {
    const options = { ...queueOptions, retryDelay, notify: false }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
    // A first lookup makes pg-boss cache the queue: inside a transaction of the embedded database, the first `send`
    // would deadlock with its own lookup.
    await boss.findJobs(name, { id: randomUUID() })
    const run = async ({ id, data }: Job<JobData[N]>): Promise<JobResult> => {
      try {
        await worker(data, id)
        return { id, status: 'completed' }
      } catch (error) {
        onFailed?.(name)
        log.error({ err: error, job: name, job_id: id }, 'a job failed')
        return { id, status: 'failed' }
      }
    }
    await boss.work(name, { ...workOptions, batchSize: concurrency }, (batch: Job<JobData[N]>[]) =>
      Promise.all(batch.map(run)),
    )
  }

  async function stopWorkers() {
    const idle = new AbortController()
    const late = delay(finishMs, undefined, { signal: idle.signal }).catch(() => undefined)
    await Promise.race([Promise.all(jobNames.map((name) => boss.offWork(name))), late])
    idle.abort()
  }

  let stopped: Promise<void> | undefined
  /** Stops polling and waits for running jobs, up to the grace period, once; jobs may still be sent. */
  const finish = () => (stopped ??= stopWorkers())

  return {
    send,
    sendAll,
    sendDelayed,
    /** Starts the workers; a database outage is logged, and work resumes after it. */
    start: async (workers: Workers, log: FastifyBaseLogger) => {
      boss.on('error', (error) => log.error({ err: error }, 'the queue of jobs'))
      boss.on('warning', (warning) => log.warn(warning, 'the queue of jobs'))
      await boss.start()
      for (const name of jobNames) await work(name, workers[name], log)
      guard.close()
    },
    finish,
    /** Finishes, and gives back the jobs that still run, for the next server. */
    close: async () => {
      await finish()
      // The graceful stop of pg-boss polls only twice a second.
      await boss.stop({ graceful: false })
    },
  }
}
