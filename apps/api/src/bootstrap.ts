import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { fileSigner, filesSecret } from './files/signature.ts'
import { openStorage } from './files/storage.ts'
import { renewFoundingLink } from './areas/founding/link.ts'
import { sweepPending } from './areas/uploads/sweep-pending.ts'
import { publicUrlOf, type Config } from './config.ts'
import { isDemo } from './demo/mark.ts'
import { keepTimetable } from './demo/school/keep-timetable.ts'
import { keepClassRunning } from './demo/school/running-class.ts'
import { openControl } from './db/control.ts'
import { hasFreeSpace, openDatabase } from './db/open.ts'
import { createEvents } from './events/hub.ts'
import { unities } from './db/schema/index.ts'
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

/** Seeds an empty database, in one transaction. */
export type Seed = (tools: Pick<AppContext, 'db' | 'storage' | 'clock'>) => Promise<void>

interface Parts {
  clock: Clock
  /** Seeds an empty embedded database; a PostgreSQL database starts empty. */
  seed?: Seed
  onLost: (error: Error) => void
}

const portalRoot = fileURLToPath(new URL('../../portal/dist', import.meta.url))
const hourMs = 3_600_000

async function fillWhenEmpty(seed: Seed, tools: Parameters<Seed>[0]): Promise<void> {
  const [any] = await tools.db.select({ id: unities.id }).from(unities).limit(1)
  if (!any) await seed(tools)
}

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
  const {
    DATABASE_URL,
    DATABASE_READ_URL,
    PUBLIC_URL,
    TRUSTED_PROXY,
    LOG_LEVEL,
    METRICS_PORT,
    METRICS_TOKEN,
    JOBS_CONCURRENCY,
  } = config
  const { disk: storage, place, freeBytes, checkFiles, ...files } = await openStorage(config)
  // Without its files a school still has its pages: the start says so, and goes on.
  void checkFiles().catch((error: Error) => onLost(new Error(`Files cannot be kept and shown. ${error.message}`)))
  const connection = await openDatabase(config, onLost)
  const { db } = connection
  await connection.migrate()
  const secret = await filesSecret(db)
  if (seed && !DATABASE_URL) await fillWhenEmpty(seed, { db, storage, clock })
  const settings = { ...config, isDemo: !DATABASE_URL && (await isDemo(db)) }
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
    secure: PUBLIC_URL?.startsWith('https:') ?? false,
    trustedProxy: TRUSTED_PROXY,
    isDemo: settings.isDemo,
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
    if (!settings.isDemo || !(await context.canWrite())) return
    await keepTimetable(db, clock())
    await keepClassRunning(db, clock())
  }
  // No other process can be storing a file.
  if (!DATABASE_URL) await sweepPending(context, 0, onLost)
  await runHourly()
  const foundingToken = DATABASE_URL ? await renewFoundingLink(db, clock()) : null
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
  return { app, close, isDemo: settings.isDemo, foundingLink }
}
