import { request } from 'node:http'
import { eq, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { abandoned } from '../plugins/abandoned.ts'
import { errors } from '../plugins/errors.ts'
import { openPostgres } from '../testing/postgres.ts'
import { openServer, type Connection } from './client.ts'
import { settings } from './schema/index.ts'

const app = Fastify()
let postgres: Awaited<ReturnType<typeof openPostgres>>
let connection: Connection
let address = ''
beforeAll(async () => {
  postgres = await openPostgres()
  connection = openServer(postgres.url, () => undefined)
  const { db } = connection
  const sleep = () => db.execute(sql`select pg_sleep(300)`).then(() => 'slept')
  await app.register(errors)
  await app.register(abandoned)
  app.get('/one-query', sleep)
  app.get('/transaction', () => db.transaction((tx) => tx.execute(sql`select pg_sleep(300)`)))
  // Takes all connections, so that the last ones wait for one.
  app.get('/many', () => Promise.all(Array.from({ length: 15 }, sleep)))
  app.post('/write', () =>
    db.execute(sql`with slept as (select pg_sleep(1)) insert into settings select 'written', 'yes' from slept`),
  )
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await connection.close()
  await postgres.connection.close()
  await postgres.stop()
})

/** How many of the queries run in the database. */
async function sleeping(): Promise<number> {
  const { rows } = Object(
    await postgres.connection.db.execute(sql`
      select 1 from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%pg_sleep%' and pid <> pg_backend_pid()`),
  )
  return rows.length
}

/** Sends a request, and goes away once its queries run. */
async function goAway(method: string, path: string, queries: number) {
  const sent = request(`${address}${path}`, { method }).on('error', () => undefined)
  sent.end()
  await vi.waitFor(async () => expect(await sleeping()).toBe(queries), { timeout: 3000 })
  sent.destroy()
}

it.each([
  ['one query', '/one-query', 1],
  ['a transaction', '/transaction', 1],
  ['more queries than connections', '/many', 10],
])('nothing of a read runs on in the database when its client has gone: %s', async (_, path, queries) => {
  await goAway('GET', path, queries)
  // Far below the time-out of a query.
  await vi.waitFor(async () => expect(await sleeping()).toBe(0), { timeout: 2000 })
  await expect(connection.db.execute(sql`select 1`)).resolves.toBeDefined()
})

it('a write whose client has gone goes on to its end', async () => {
  await goAway('POST', '/write', 1)
  await vi.waitFor(async () => expect(await connection.db.$count(settings, eq(settings.name, 'written'))).toBe(1), {
    timeout: 3000,
  })
})

it('a query that takes too long is ended by the database, before anything of it is left there', async () => {
  const response = await fetch(`${address}/one-query`)
  expect([response.status, await sleeping()]).toEqual([503, 0])
})
