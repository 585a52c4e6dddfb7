import { fileURLToPath } from 'node:url'
import { readEmbeds } from '@the-house/domain'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { fileSigner, filesSecret } from './files/signature.ts'
import { openStorage } from './files/storage.ts'
import { renewFoundingLink } from './areas/founding/link.ts'
import { sweepPending } from './areas/uploads/sweep-pending.ts'
import { publicUrlOf, type Config } from './config.ts'
import { settleDemo, type Seed } from './demo/settle.ts'
import { keepTimetable } from './demo/school/keep-timetable.ts'
import { keepClassRunning } from './demo/school/running-class.ts'
import { openControl } from './db/control.ts'
import { hasFreeSpace, openDatabase } from './db/open.ts'
import { createEvents } from './events/hub.ts'
import type { Clock, AppContext } from './app-context.ts'
import { openServer } from './db/client.ts'
import { createReplica } from './db/replica.ts'
import { isOutage } from './contract/map-error.ts'
import { createJobs } from './jobs/boss.ts'
import { startThreads } from './thread-tasks.ts'
import { workersOf } from './workers.ts'
import { createKeyedHash } from './contract/keyed-hash.ts'
import { createSignedSessions } from './plugins/signed-sessions.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve.ts'
import { capturesMails, createMailWorker } from './mail/mail-worker.ts'
import { runMaintenance } from './maintenance.ts'
import { closeInOrder, type Step } from './stop.ts'

interface Parts {
  clock: Clock
  /** Seeds an empty embedded database; a PostgreSQL database starts empty. */
  seed?: Seed
  onLost: (error: Error) => void
}

const portalRoot = fileURLToPath(new URL('../../portal/dist', import.meta.url))
const hourMs = 3_600_000

/** The port of the server, since 0 in the settings means any free port. */
function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

/**
 * Opens database, storage, jobs, the scheduler of maintenance (an hourly cron) and the app, in order.
 * @returns closes all of them, in the order of `steps`
 */
export async function bootstrap(config: Config, { clock, seed, onLost }: Parts) {
  const { DATABASE_URL, DATABASE_READ_URL, TRUSTED_PROXY, LOG_LEVEL, METRICS_PORT, METRICS_TOKEN, JOBS_CONCURRENCY } =
    config
  const { disk: storage, place, freeBytes, checkFiles, ...files } = await openStorage(config)
  // Without its files a school still has its pages: the start says so, and goes on.
  void checkFiles().catch((error: Error) => onLost(new Error(`Files cannot be kept and shown. ${error.message}`)))
  const connection = await openDatabase(config, onLost)
  const { db } = connection
  await connection.migrate()
  const secret = await filesSecret(db)
  const demo = await settleDemo({ db, storage, clock }, config, seed)
  const settings = { ...config, isDemo: demo.isDemo }
  const replica = createReplica({
    primary: db,
    replica: DATABASE_READ_URL ? openServer(DATABASE_READ_URL, onLost) : undefined,
    clock,
    isOutage,
  })
  const canWrite: AppContext['canWrite'] = (purpose) => hasFreeSpace(config, purpose)
  const isWatched = METRICS_PORT !== undefined || METRICS_TOKEN !== undefined
  const metrics = isWatched ? createMetrics({ ...connection, canWrite, freeBytes }) : undefined
  const jobs = createJobs({
    connection,
    canWrite,
    concurrency: JOBS_CONCURRENCY,
    ...(metrics && { onFailed: metrics.jobFailed }),
  })
  const threads = startThreads()
  const events = createEvents(connection, clock)
  const context: AppContext = {
    db,
    clock,
    replica,
    storage,
    jobs,
    events,
    threads,
    signedSessions: createSignedSessions({ db, clock, secret }),
    keyedHash: createKeyedHash(secret),
    canWrite,
    freeBytes,
    checkFiles,
    fileUrl: fileSigner(secret, clock),
    get publicUrl() {
      return publicUrlOf({ ...config, PORT: portOf(app) ?? config.PORT })
    },
  }
  const app = await buildApp({
    context,
    files: { place, secret },
    portalRoot,
    secure: new URL(publicUrlOf(config)).protocol === 'https:',
    trustedProxy: TRUSTED_PROXY,
    embeds: readEmbeds(config.ALLOWED_EMBEDS) ?? { players: [], hosts: [] },
    isDemo: demo.isDemo,
    isPublicDemo: demo.isPublic,
    showMails: capturesMails(settings),
    logLevel: LOG_LEVEL,
    ...(metrics && { metrics: { metrics, token: METRICS_TOKEN } }),
  })
  const workers = {
    mail: createMailWorker(settings, context, app.log),
    ...workersOf(context),
  }
  await jobs.start(workers, app.log)
  await events.start(app.log)
  const monitoring =
    metrics && METRICS_PORT !== undefined ? await serveMetrics(metrics, { ...config, METRICS_PORT }) : undefined
  const runHourly = async () => {
    await runMaintenance(context, (error) => app.log.error({ err: error }, 'maintenance'))
    if (await context.canWrite()) await connection.files?.checkpoint()
    if (!demo.isDemo || !(await context.canWrite())) return
    await keepTimetable(db, clock())
    await keepClassRunning(db, clock())
  }
  // No other process can be storing a file.
  if (!DATABASE_URL) await sweepPending(context, 0, onLost)
  await runHourly()
  const foundingToken = demo.isDemo || demo.isLocked ? null : await renewFoundingLink(db, clock())
  const tidying = setInterval(() => void runHourly().catch(onLost), hourMs).unref()
  const closeControl = connection.files && (await openControl(config.DATA_DIR, connection.files, onLost))
  /** The graceful shutdown. What else listens or writes is closed here, before what it needs. */
  const steps: readonly Step[] = [
    { closes: 'maintenance', run: async () => clearInterval(tidying) },
    { closes: 'requests', run: () => Promise.all([app.close(), jobs.finish()]) },
    { closes: 'events', run: events.close },
    { closes: 'jobs', run: jobs.close },
    { closes: 'threads', run: threads.close },
    { closes: 'backups', run: async () => closeControl?.() },
    { closes: 'monitoring', run: async () => monitoring?.close() },
    { closes: 'replica', run: replica.close },
    { closes: 'database', run: connection.close },
    { closes: 'files', run: async () => files.close() },
  ]
  const close = () => closeInOrder(steps, app.log)
  /** The link that founds the school, once the server listens; null: it has an administrator. */
  const foundingLink = () => foundingToken && `${context.publicUrl}/found/${foundingToken}`
  return { app, close, demo, foundingLink }
}
