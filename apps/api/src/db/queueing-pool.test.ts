import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../testing/postgres.ts'
import { openProxy } from '../testing/proxy.ts'
import { QueueingPool } from './queueing-pool.ts'

const many = <T>(act: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 30 }, (_, i) => act(i)))

describe('a pool with two connections and a short time-out', () => {
  let postgres: Awaited<ReturnType<typeof openPostgres>>
  let proxy: Awaited<ReturnType<typeof openProxy>>
  let pool: QueueingPool
  beforeAll(async () => {
    postgres = await openPostgres()
    proxy = await openProxy(postgres.url)
    const limits = { max: 2, connectionTimeoutMillis: 2000, query_timeout: 5000 }
    pool = new QueueingPool({ connectionString: proxy.url, ...limits })
    pool.on('error', () => undefined)
  })
  afterAll(async () => {
    proxy.mend()
    await pool.end()
    await proxy.close()
    await postgres.connection.close()
    await postgres.stop()
  })

  it('serves many at once, each in turn, though the last waits for longer than that', async () => {
    const started = performance.now()
    const rows = await many((index) => pool.query<{ n: number }>('select $1::int n, pg_sleep(0.2)', [index]))
    expect(performance.now() - started).toBeGreaterThan(2000)
    expect(rows.map(({ rows: [row] }) => row?.n)).toEqual(rows.map((_, index) => index))
    expect(pool.totalCount).toBeLessThanOrEqual(2)
  })

  it('goes on after transactions and failures', async () => {
    const outcomes = await many(async (index) => {
      const client = await pool.connect()
      const outcome = await client.query(index % 3 === 0 ? 'select 1/0' : 'select 1').then(
        () => 'done',
        () => 'failed',
      )
      client.release(index % 5 === 0)
      return outcome
    })
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(10)
    expect((await pool.query('select 1')).rowCount).toBe(1)
  })

  it('outlives a connection that breaks between two queries of its holder, who gets the error', async () => {
    const client = await pool.connect()
    await client.query('begin')
    const gone = new Promise<void>((done) => client.once('end', done))
    proxy.cut()
    await gone
    await expect(client.query('commit')).rejects.toThrow(/closed|terminated|not queryable/)
    client.release(true)
    proxy.mend()
    expect((await pool.query('select 1')).rowCount).toBe(1)
  })

  it('gives up on all who wait once nothing moves, and serves them again after', async () => {
    proxy.silence()
    const started = performance.now()
    const outcomes = await many(async (index) => {
      const failed = await pool.query('select $1::int', [index]).then(
        () => false,
        () => true,
      )
      return failed && performance.now() - started < 4500
    })
    expect(outcomes.filter(Boolean).length).toBeGreaterThanOrEqual(28)
    proxy.mend()
    await expect(many(() => pool.query('select 1'))).resolves.toHaveLength(30)
  })
})
