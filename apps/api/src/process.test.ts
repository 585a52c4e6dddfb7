import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clientOf, openQuestion, signIn } from './testing/load.ts'
import { openPostgres } from './testing/postgres.ts'
import { startProcess } from './testing/process.ts'

let directory: string
let started: ReturnType<typeof startProcess>[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'house-process-'))
})
afterEach(async () => {
  await Promise.all(started.map(({ end }) => end('SIGKILL')))
  started = []
  rmSync(directory, { recursive: true })
})

function start(environment: Record<string, string> = {}) {
  const server = startProcess({ DATA_DIR: directory, ...environment })
  started.push(server)
  return server
}

it('a second server on one embedded database refuses to start, and may once the first was killed', async () => {
  const first = start()
  await first.ready
  const second = start()
  expect(await second.exited).toBe(1)
  expect(second.output()).toContain(`Another process is using ${directory}`)
  await first.end('SIGKILL')
  expect(await start().ready).toMatch(/^http:/)
})

it('two servers that start at once on an empty PostgreSQL migrate it once, and both are ready', async () => {
  const { url, connection, stop } = await openPostgres()
  // The databases of tests have all tables already.
  await connection.db.execute(sql`drop schema public, drizzle, pgboss cascade`)
  await connection.db.execute(sql`create schema public`)
  const both = [start({ DATABASE_URL: url }), start({ DATABASE_URL: url })]
  const statuses = both.map(async ({ ready }) => (await fetch(`${await ready}/readyz`)).status)
  expect(await Promise.all(statuses)).toEqual([200, 200])
  expect(await Promise.all(both.map(({ end }) => end('SIGTERM')))).toEqual([0, 0])
  await connection.close()
  await stop()
})

it('a server that is told to stop finishes, and leaves the database to the next', async () => {
  const first = start()
  const token = await signIn(await first.ready, 'student@example.com')
  expect(await first.end('SIGTERM')).toBe(0)
  const { stored } = await openQuestion(clientOf(await start().ready, token), 4)
  expect(stored).toBe(0)
})

it.each([
  ['PORT', '70000', 'PORT must be at most 65535'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be a postgres:// address'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
])('a server with a wrong %s says so and stops', async (name, value, message) => {
  const server = start({ [name]: value })
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain(message)
})

it('a server whose PostgreSQL is not there says so and stops', async () => {
  const server = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain('ECONNREFUSED')
})
