import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Disk } from 'flydrive'
import type { FastifyInstance } from 'fastify'
import { FSDriver } from 'flydrive/drivers/fs'
import { buildApp } from './app.ts'
import { fileSigner, filesSecret } from './areas/files/signature.ts'
import { forgetAttempts } from './areas/session/attempts.ts'
import { forgetLinks } from './areas/session/links.ts'
import { forgetSessions } from './areas/session/service.ts'
import { resumeSendings, sendingWorker } from './areas/sendings/deliver.ts'
import { resumeRulings, rulingWorker } from './areas/objections/carry-out.ts'
import { noteGists } from './areas/objections/gistless.ts'
import { closeOverdue, expiryWorker } from './areas/tests/expire.ts'
import { publicUrlOf, type Config } from './config.ts'
import { forgetRemoved } from './crud/forget.ts'
import { isDemo } from './db/demo/mark.ts'
import { keepTimetable } from './db/demo/school/keep-timetable.ts'
import { keepDoorOpen } from './db/demo/school/open-door.ts'
import { hasRoom, openDatabase } from './db/open.ts'
import { unities } from './db/schema/index.ts'
import type { Clock, House } from './house.ts'
import { createJobs } from './jobs/boss.ts'
import { forgetMails } from './mail/forget.ts'
import { keepsMails, postOf } from './mail/post.ts'

/** Fills an empty school, all or nothing. */
export type Seed = (tools: Pick<House, 'db' | 'storage' | 'clock'>) => Promise<void>

interface Parts {
  clock: Clock
  /** For an empty embedded database; a school's own server starts empty. */
  seed?: Seed
  onLost: (error: Error) => void
}

const portalRoot = fileURLToPath(new URL('../../portal/dist', import.meta.url))
const hourMs = 3_600_000

const filesRoot = ({ STORAGE_URL, DATA_DIR }: Config) =>
  STORAGE_URL ? fileURLToPath(STORAGE_URL) : join(DATA_DIR, 'files')

async function fillWhenEmpty(seed: Seed, tools: Parameters<Seed>[0]): Promise<void> {
  const [any] = await tools.db.select({ id: unities.id }).from(unities).limit(1)
  if (!any) await seed(tools)
}

async function tidy(house: House): Promise<void> {
  const [{ db }, now] = [house, house.clock()]
  await forgetSessions(db, now)
  await forgetAttempts(db, now)
  await forgetLinks(db, now)
  await forgetMails(db, now)
  if (!(await house.canWrite())) return
  // What ended while no server ran, or could not be written.
  await closeOverdue(house)
  await resumeSendings(house)
  await noteGists(house)
  await resumeRulings(house)
  await forgetRemoved(house)
}

/** Where it listens; 0 in the settings means any port that is free. */
function portOf({ server }: FastifyInstance): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

/** Opens everything that a server needs, in order, and gives back what closes it in reverse. */
export async function startHouse(config: Config, { clock, seed, onLost }: Parts) {
  const { DATABASE_URL, PUBLIC_URL, TRUSTED_PROXY, LOG_LEVEL } = config
  const root = filesRoot(config)
  mkdirSync(root, { recursive: true })
  const connection = await openDatabase(config, onLost)
  const { db } = connection
  await connection.migrate()
  const storage = new Disk(new FSDriver({ location: root, visibility: 'private' }))
  const secret = await filesSecret(db)
  if (seed && !DATABASE_URL) await fillWhenEmpty(seed, { db, storage, clock })
  const settings = { ...config, isDemo: !DATABASE_URL && (await isDemo(db)) }
  const jobs = createJobs({ connection, canWrite: () => hasRoom(config) })
  const house: House = {
    db,
    clock,
    storage,
    jobs,
    canWrite: () => hasRoom(config),
    fileUrl: fileSigner(secret, clock),
    get publicUrl() {
      return publicUrlOf({ ...config, PORT: portOf(app) ?? config.PORT })
    },
  }
  const app = await buildApp({
    house,
    files: { root, secret },
    portalRoot,
    secure: PUBLIC_URL?.startsWith('https:') ?? false,
    trustedProxy: TRUSTED_PROXY,
    isDemo: settings.isDemo,
    showMails: keepsMails(settings),
    logLevel: LOG_LEVEL,
  })
  const workers = {
    mail: postOf(settings, house, app.log),
    expiry: expiryWorker(house),
    sending: sendingWorker(house),
    ruling: rulingWorker(house),
  }
  await jobs.start(workers, app.log)
  const lookAfter = async () => {
    await tidy(house)
    if (!settings.isDemo || !(await house.canWrite())) return
    await keepTimetable(db, clock())
    await keepDoorOpen(db, clock())
  }
  await lookAfter()
  const tidying = setInterval(() => void lookAfter().catch(onLost), hourMs).unref()
  const close = async () => {
    clearInterval(tidying)
    await app.close().finally(jobs.close).finally(connection.close)
  }
  return { app, close, isDemo: settings.isDemo }
}
