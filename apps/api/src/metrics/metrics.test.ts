import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { openServer } from '../db/client.ts'
import { openPostgres } from '../testing/postgres.ts'
import { openProxy } from '../testing/proxy.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { serveMetrics } from './serve.ts'

const token = 'a token for the monitoring'
let postgres: Awaited<ReturnType<typeof openPostgres>>
let proxy: Awaited<ReturnType<typeof openProxy>>
let metrics: Metrics
let context: TestServer
beforeAll(async () => {
  postgres = await openPostgres()
  proxy = await openProxy(postgres.url)
  const connection = openServer(proxy.url, () => undefined)
  metrics = createMetrics({ ...connection, canWrite: async () => true, freeBytes: async () => 5_000_000_000 })
  context = await createTestServer({ connection, metrics: { metrics, token } })
})
afterAll(async () => {
  proxy.mend()
  await context.close()
  await proxy.close()
  await postgres.connection.close()
  await postgres.stop()
})

const read = (authorization = `Bearer ${token}`) =>
  context.server.inject({ url: '/metrics', headers: { authorization } })

/** The value of a sample by its whole name, with its labels as they are printed. */
async function sampleOf(name: string): Promise<number> {
  const line = (await metrics.registry.metrics()).split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length))
}

it('are read with the token alone, and are not there for anybody else', async () => {
  expect((await read()).headers['content-type']).toContain('text/plain')
  for (const given of ['', 'Bearer another', token]) expect((await read(given)).statusCode).toBe(404)
})

it('count requests by their route, never by their address, which may hold a secret', async () => {
  const { put } = await context.arrive()
  await put('/notifications/987654/read')
  const count = 'http_request_duration_seconds_count{method="PUT",route="/api/v1/notifications/:id/read",status="204"}'
  await expect.poll(() => sampleOf(count)).toBe(1)
  expect((await read()).payload).not.toContain('987654')
})

it('count sign-ins that were refused', async () => {
  const before = await sampleOf('house_sign_ins_refused_total{status="412"}')
  await context.call('POST', '/session', { body: { email: 'nobody@example.com', password: 'wrong' } })
  await expect.poll(() => sampleOf('house_sign_ins_refused_total{status="412"}')).toBe((before || 0) + 1)
})

it('tell how many jobs wait, and how long the oldest that is due has', async () => {
  const { jobs, db } = context
  await jobs.send('expiry', { test_id: 1 }, undefined, 3600)
  expect(await sampleOf('house_jobs_waiting{queue="expiry"}')).toBe(1)
  expect(await sampleOf('house_jobs_oldest_seconds{queue="expiry"}')).toBe(0)
  await db.execute(sql`delete from pgboss.job where name = 'expiry'`)
  expect(await sampleOf('house_jobs_waiting{queue="expiry"}')).toBeNaN()
})

it('tell of memory, event loop and connections', async () => {
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'house_files_free_bytes'])
    expect(await sampleOf(name)).toBeGreaterThan(0)
  expect(await sampleOf('house_database_connections{state="idle"}')).toBeGreaterThan(0)
  expect(await sampleOf('house_database_connections{state="waiting"}')).toBe(0)
})

it('are read on a port of their own, also while the database is gone, which they tell', async () => {
  const { address, close } = await serveMetrics(metrics, { HOST: '127.0.0.1', METRICS_PORT: 0 })
  expect(await sampleOf('house_database_up')).toBe(1)
  proxy.cut()
  const body = await (await fetch(`${address}/metrics`)).text()
  proxy.mend()
  await close()
  expect(body).toContain('house_database_up 0')
  expect(body).toContain('nodejs_eventloop_lag')
})
