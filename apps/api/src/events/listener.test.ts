import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiBase } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { openServer, type Connection } from '../db/client.ts'
import { openPostgres } from '../testing/postgres.ts'
import { startProcess } from '../testing/process.ts'
import { openProxy } from '../testing/proxy.ts'
import { listening, openEvents, readEvents } from '../testing/read-events.ts'
import { password } from '../testing/school.ts'
import { createTestServer, type Json } from '../testing/test-server.ts'
import { listenerTimes } from './listener.ts'
import { publish } from './publish.ts'

const usual = { ...listenerTimes }
const ends: (() => unknown)[] = []
afterEach(async () => {
  Object.assign(listenerTimes, usual)
  for (const end of ends.splice(0).toReversed()) await end()
})

async function school(change: (connection: Connection) => Partial<Connection> = () => ({})) {
  const { url, connection, stop } = await openPostgres()
  ends.push(stop)
  const context = await createTestServer({ connection: { ...connection, ...change(connection) } })
  ends.push(context.close)
  const visitor = await context.arrive()
  const address = await listening(context.server)
  const told = (test_id: number) => publish(context.db, [visitor.user.id], { kind: 'testFinished', test_id })
  const open = () => openEvents(address, visitor.token)
  return { ...context, url, visitor, address, told, open, start: () => context.events.start(context.server.log) }
}

/** Signs in at another process, whose clock is that of the machine. */
async function signInAt(address: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${address}${apiBase}/session`, { method: 'POST', headers, body })
  const { token }: Json = await response.json()
  return token
}

it('a change that one process makes reaches a page that another serves', async () => {
  const { url, visitor, db } = await school()
  const directory = mkdtempSync(join(tmpdir(), 'house-events-'))
  ends.push(() => rmSync(directory, { recursive: true }))
  const other = startProcess({ DATA_DIR: directory, DATABASE_URL: url })
  ends.push(() => other.end('SIGKILL'))
  const address = await other.ready
  const reader = readEvents(await openEvents(address, await signInAt(address, visitor.user.email)))
  await publish(db, [visitor.user.id], { kind: 'testFinished', test_id: 5 })
  expect(await reader.next()).toEqual({ kind: 'testFinished', test_id: 5 })
  const stopped = other.end('SIGTERM')
  expect(await reader.next()).toBeUndefined()
  expect(await stopped).toBe(0)
})

it('a listening connection that the database ends is opened again, and pages read all again', async () => {
  const { db, open, told, start } = await school()
  await start()
  const reader = readEvents(await open())
  await told(1)
  expect(await reader.next()).toMatchObject({ test_id: 1 })
  await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`)
  expect(await reader.next()).toEqual({ kind: 'eventsMissed' })
  await told(2)
  expect(await reader.next()).toMatchObject({ test_id: 2 })
})

it('a database that stays gone ends the streams, and takes them again once it is back', async () => {
  const { url, stop } = await openPostgres()
  ends.push(stop)
  const proxy = await openProxy(url)
  ends.push(proxy.close)
  const context = await createTestServer({ connection: openServer(proxy.url, () => undefined) })
  ends.push(context.close)
  ends.push(proxy.mend)
  const { token } = await context.arrive()
  const address = await listening(context.server)
  await context.events.start(context.server.log)
  const reader = readEvents(await openEvents(address, token))
  proxy.cut()
  expect(await reader.next()).toBeUndefined()
  proxy.mend()
  await expect.poll(async () => (await openEvents(address, token)).status, { timeout: 20_000 }).toBe(200)
})

it('where LISTEN is never heard, as behind a pooler in transaction mode, a stream is refused with 503', async () => {
  Object.assign(listenerTimes, { heardMs: 200 })
  const { open, start } = await school(() => ({ listen: async () => async () => undefined }))
  await start()
  const refused = await open()
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('a listening connection that is dead without having been closed is found by what it does not hear', async () => {
  Object.assign(listenerTimes, { heardMs: 200, checkMs: 100, retryMs: 10 })
  let deaf = false
  const { open, start } = await school(({ listen }) => ({
    listen: (channel, { heard, lost }) => listen(channel, { lost, heard: (payload) => deaf || heard(payload) }),
  }))
  await start()
  const reader = readEvents(await open())
  deaf = true
  expect(await reader.next()).toBeUndefined()
  expect((await open()).status).toBe(503)
  deaf = false
  await expect.poll(async () => (await open()).status, { timeout: 20_000 }).toBe(200)
})
