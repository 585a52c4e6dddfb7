import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { buildApp } from '../../app.ts'
import type { Connection } from '../../db/client.ts'
import { fileSigner, filesSecret } from '../../files/signature.ts'
import { openDirectory } from '../../files/storage.ts'
import { captureTransport } from '../../mail/transport.ts'
import { createKeyedHash } from '../../contract/keyed-hash.ts'
import { createSignedSessions } from '../../plugins/signed-sessions.ts'
import { runMaintenance } from '../../maintenance.ts'
import { routeList } from '../access-matrix.ts'
import type { Answered, Request } from './drive.ts'
import { isOutage } from '../../contract/map-error.ts'
import { createReplica } from '../../db/replica.ts'
import { createEvents } from '../../events/hub.ts'
import { keptJobs } from './jobs-of-calls.ts'
import { mailWorker } from '../../mail/deliver.ts'
import { startThreads } from '../../thread-tasks.ts'
import { workersOf } from '../../workers.ts'

/** A server on a generated school, whose jobs and maintenance run when they are told to. */
export async function serveSchool(connection: Connection, now: Date) {
  const { db } = connection
  const root = mkdtempSync(join(tmpdir(), 'house-scale-'))
  mkdirSync(join(root, 'fixtures'))
  writeFileSync(join(root, 'fixtures/cat.mp3'), 'meow')
  const { disk: storage, place, checkFiles } = openDirectory(root)
  const kept = keptJobs()
  const secret = await filesSecret(db)
  const clock = () => now
  const threads = startThreads()
  const events = createEvents(connection, clock)
  const context: AppContext = {
    db,
    clock,
    replica: createReplica({ primary: db, replica: undefined, clock, isOutage }),
    storage,
    jobs: kept.jobs,
    events,
    threads,
    signedSessions: createSignedSessions({ db, clock, secret }),
    keyedHash: createKeyedHash(secret),
    publicUrl: 'http://localhost:3000',
    canWrite: async () => true,
    freeBytes: async () => 5_000_000_000,
    checkFiles,
    fileUrl: fileSigner(secret, clock),
  }
  const { routes, onRoute } = routeList()
  const app = await buildApp({ context, files: { place, secret }, showMails: captureTransport.keeps, onRoute })
  await app.ready()
  const workers = { mail: mailWorker(context, captureTransport), ...workersOf(context) }
  return {
    /** Every route of the server, as `GET /api/v1/me`. */
    routes,
    send: async ({ method, url, headers, payload }: Request): Promise<Answered> => {
      const request: InjectOptions = { method, url, headers, ...(payload !== undefined && { payload }) }
      const { statusCode: status, payload: text, headers: told } = await app.inject(request)
      const isJson = String(told['content-type']).includes('json')
      return { status, body: isJson ? JSON.parse(text) : text }
    },
    /** The jobs that were sent since, each to be run. */
    takeJobs: () => kept.take().map(({ name, run }) => ({ name, run: () => run(workers) })),
    maintain: () =>
      runMaintenance(context, (error) => {
        throw error
      }),
    close: async () => {
      await app.close()
      await events.close()
      await threads.close()
      rmSync(root, { recursive: true })
    },
  }
}
