import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openServer, type Connection } from '../db/client.ts'
import { openInMemory } from '../testing/embedded.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { describeError } from '../plugins/log-error.ts'
import { jobsDone } from '../testing/mails.ts'
import { openPostgres } from '../testing/postgres.ts'
import { openProxy } from '../testing/proxy.ts'
import { addPerson } from '../testing/school.ts'
import { createJobs } from './boss.ts'

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

describe('while PostgreSQL is away', () => {
  const lines: string[] = []
  let postgres: Awaited<ReturnType<typeof openPostgres>>
  let proxy: Awaited<ReturnType<typeof openProxy>>
  let context: TestServer
  beforeAll(async () => {
    postgres = await openPostgres()
    proxy = await openProxy(postgres.url)
    context = await createTestServer({
      connection: openServer(proxy.url, () => undefined),
      logLevel: 'error',
      logTo: { write: (line) => void lines.push(line) },
    })
  })
  afterAll(async () => {
    await context.close()
    await proxy.close()
    await postgres.connection.close()
    await postgres.stop()
  })

  it.each(['cut', 'silence'] as const)('the queue waits (%s), and its work goes on after', async (how) => {
    const { id, email } = await addPerson(context.db)
    const welcome = () => context.jobs.send('mail', { kind: 'welcome', language: 'en', user_id: id })
    proxy[how]()
    await expect(welcome()).rejects.toThrow(/query/i)
    proxy.mend()
    await vi.waitFor(() => context.db.execute(sql`select 1`), { timeout: 20_000 })
    await welcome()
    expect((await context.mails()).filter(({ address }) => address === email)).toHaveLength(1)
    expect(lines.join('')).toContain('the queue of jobs')
  })
})

type Worker = Parameters<ReturnType<typeof createJobs>['start']>[0]['mail']

const idle = async () => undefined

async function openQueue(work: (connection: Connection) => Worker) {
  const connection = await openInMemory()
  await connection.migrate()
  const disk = { full: false }
  const lines: string[] = []
  const jobs = createJobs({ connection, canWrite: async () => !disk.full, retryDelay: 1 })
  const { log } = Fastify({
    logger: {
      level: 'warn',
      serializers: { err: describeError },
      stream: { write: (line: string) => void lines.push(line) },
    },
  })
  await jobs.start(
    { mail: work(connection), expiry: idle, sending: idle, message: idle, ruling: idle, course: idle, import: idle },
    log,
  )
  endings.push(connection.close, jobs.close)
  const send = () => jobs.send('mail', { kind: 'welcome', language: 'en', user_id: 1 })
  const done = () => jobsDone(connection.db)
  return { db: connection.db, jobs, disk, lines, send, done }
}

it('a queue that is closed lets its running job finish, and is then closed at once', async () => {
  const [started, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let finished = false
  const { jobs, send, done } = await openQueue(() => async () => {
    started.resolve()
    await finish.promise
    finished = true
  })
  await send()
  await started.promise
  const closing = jobs.close()
  const from = performance.now()
  finish.resolve()
  await closing
  // Less than the grace period of five seconds.
  expect(performance.now() - from).toBeLessThan(4000)
  expect(finished).toBe(true)
  // Marked as completed: the next server does not run it again.
  await done()
})

it('a job that takes long gives signs of life, by which it stays with its server', async () => {
  const finish = Promise.withResolvers<void>()
  const { db, send, done } = await openQueue(() => () => finish.promise)
  await send()
  const isAlive = sql`select 1 from pgboss.job where heartbeat_seconds = 20 and heartbeat_on > started_on + interval '4 s'`
  await vi.waitFor(async () => expect(Object(await db.execute(isAlive)).rows).toHaveLength(1), { timeout: 20_000 })
  finish.resolve()
  await done()
})

it('a job waits while the disk is full, and is done once there is room', async () => {
  let runs = 0
  const { disk, lines, send, done } = await openQueue(() => async () => {
    runs += 1
  })
  disk.full = true
  await send()
  await vi.waitFor(() => expect(lines.join('')).toContain('the queue of jobs'), { timeout: 20_000 })
  expect(runs).toBe(0)
  disk.full = false
  await done()
  expect(runs).toBe(1)
})

it('a job that fails is retried, and the log says why without the values of its query', async () => {
  let runs = 0
  const { lines, send, done } = await openQueue(({ db }) => async () => {
    runs += 1
    if (runs === 1) await db.execute(sql`select * from nowhere where secret = ${'top-secret'}`)
  })
  await send()
  await done()
  expect(runs).toBe(2)
  expect(lines.join('')).toContain('"nowhere\\" does not exist')
  expect(lines.join('')).not.toContain('top-secret')
})
