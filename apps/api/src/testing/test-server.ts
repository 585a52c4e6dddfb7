import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiBase } from '@the-house/domain'
import type { InjectOptions } from 'fastify'
import { buildApp, type AppOptions } from '../app.ts'
import { fileSigner, filesSecret } from '../files/signature.ts'
import { openDirectory, type FileStorage } from '../files/storage.ts'
import type { Connection } from '../db/client.ts'
import type { WritePurpose } from '../db/open.ts'
import { createReplica } from '../db/replica.ts'
import { rate_limits } from '../db/schema/index.ts'
import type { AppContext } from '../app-context.ts'
import { isOutage } from '../contract/map-error.ts'
import { createEvents } from '../events/hub.ts'
import { createJobs } from '../jobs/boss.ts'
import { startThreads } from '../thread-tasks.ts'
import { workersOf } from '../workers.ts'
import { createKeyedHash } from '../contract/keyed-hash.ts'
import { createSignedSessions } from '../plugins/signed-sessions.ts'
import { mailWorker } from '../mail/deliver.ts'
import { captureTransport, type Transport } from '../mail/transport.ts'
import { openTestDatabase } from './postgres.ts'
import { mailsOf } from './mails.ts'
import { addPerson, addSchool, password } from './school.ts'

interface Options extends Pick<
  AppOptions,
  | 'onRoute'
  | 'metrics'
  | 'portalRoot'
  | 'secure'
  | 'trustedProxy'
  | 'logLevel'
  | 'logTo'
  | 'isDemo'
  | 'isPublicDemo'
  | 'embeds'
> {
  /** The connection of a database; default: a new one on PostgreSQL. */
  connection?: Connection
  /** A read-only copy of the database; default: none. */
  replica?: Connection
  /** The transport of mails; default: they are stored. */
  transport?: Transport
  /** The file storage; default: a directory of its own. */
  files?: FileStorage
}

/** Parsed JSON; tests access responses of any shape. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read many shapes of JSON
export type Json = any

/** What a disk still takes. */
const takes: Record<'free' | 'full' | 'brim', WritePurpose[]> = {
  free: ['content', 'session'],
  full: ['session'],
  brim: [],
}

/** Creates a whole server on a database of its own, with a small school and a clock that the test controls. */
export async function createTestServer(options: Options = {}) {
  const { connection, replica, transport = captureTransport, files, ...app } = options
  const opened = connection ?? (await openTestDatabase())
  const { db } = opened
  await opened.migrate()
  const root = mkdtempSync(join(tmpdir(), 'house-files-'))
  const { disk: storage, place, checkFiles, ...stored } = files ?? openDirectory(root)
  await storage.put('fixtures/cat.mp3', Buffer.alloc(1000, 'meow'))
  await storage.put('fixtures/room.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await storage.put('fixtures/page.html', '<script>alert(1)</script>')
  let now = new Date('2026-03-02T12:00:00Z')
  let filled: keyof typeof takes = 'free'
  const clock = () => now
  const secret = await filesSecret(db)
  const canWrite: AppContext['canWrite'] = async (purpose = 'content') => takes[filled].includes(purpose)
  const jobs = createJobs({ connection: opened, canWrite, retryDelay: 1 })
  const threads = startThreads()
  const events = createEvents(opened, clock)
  const context: AppContext = {
    db,
    clock,
    replica: createReplica({ primary: db, replica: replica, clock, isOutage }),
    storage,
    jobs,
    events,
    threads,
    signedSessions: createSignedSessions({ db, clock, secret }),
    keyedHash: createKeyedHash(secret),
    publicUrl: 'http://localhost:3000',
    canWrite,
    freeBytes: async () => 5_000_000_000,
    checkFiles,
    fileUrl: fileSigner(secret, clock),
  }
  const server = await buildApp({ context, files: { place, secret }, showMails: transport.keeps, ...app })
  const workers = {
    mail: mailWorker(context, transport),
    ...workersOf(context),
  }
  await jobs.start(workers, server.log)
  const school = await addSchool(db)

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options: { token?: string; body?: Json; headers?: Record<string, string> } = {},
  ) {
    const { token, body, headers: more } = options
    const request: InjectOptions = {
      method,
      url: `${apiBase}${path}`,
      headers: { ...more, ...(token && { authorization: token }) },
      ...(body !== undefined && { payload: body }),
    }
    const { statusCode: status, headers, payload } = await server.inject(request)
    const parsed: Json = payload === '' ? undefined : JSON.parse(payload)
    return { status, headers, body: parsed }
  }

  /** Inserts a new user and signs in. */
  async function arrive(person: Parameters<typeof addPerson>[1] = {}) {
    const user = await addPerson(db, person)
    const { body } = await call('POST', '/session', { body: { email: user.email, password } })
    const token: string = body.token
    return { user, token, ...callsOf(token) }
  }

  /** Signs a visitor in on a second device. */
  async function signInAgain({ user }: { user: { email: string } }) {
    const { body } = await call('POST', '/session', { body: { email: user.email, password } })
    return callsOf(body.token)
  }

  const callsOf = (token: string) => ({
    get: (path: string) => call('GET', path, { token }),
    post: (path: string, body?: Json) => call('POST', path, { token, body }),
    put: (path: string, body?: Json) => call('PUT', path, { token, body }),
    remove: (path: string) => call('DELETE', path, { token }),
  })

  return {
    server,
    db,
    school,
    call,
    arrive,
    signInAgain,
    clock,
    jobs,
    threads,
    replica: context.replica,
    events,
    signedSessions: context.signedSessions,
    keyedHash: context.keyedHash,
    publicUrl: context.publicUrl,
    storage,
    /** The directory of the file storage. */
    filesRoot: root,
    /** All sent mails, oldest first, once no job is left. */
    mails: () => mailsOf(db),
    /** Advances the clock. */
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    /** Resets the rate limits, for tests that are not about them. */
    resetRateLimits: async () => {
      await db.delete(rate_limits)
    },
    /** Fills the disk up to what sessions may use, or with `brim` to the last byte that is safe; false frees it. */
    fillDisk: (full: boolean | 'brim') => {
      filled = full ? (full === true ? 'full' : full) : 'free'
    },
    close: async () => {
      await server.close()
      await events.close()
      await jobs.close()
      await threads.close()
      await context.replica.close()
      await opened.close()
      stored.close()
      rmSync(root, { recursive: true })
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>
export type Visitor = Awaited<ReturnType<TestServer['arrive']>>
