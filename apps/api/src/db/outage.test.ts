import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer, type Visitor } from '../testing/test-server.ts'
import { practise } from '../testing/journey.ts'
import { openPostgres } from '../testing/postgres.ts'
import { openProxy } from '../testing/proxy.ts'
import { openServer } from './client.ts'

let postgres: Awaited<ReturnType<typeof openPostgres>>
let proxy: Awaited<ReturnType<typeof openProxy>>
let context: TestServer
let visitor: Visitor
beforeAll(async () => {
  postgres = await openPostgres()
  proxy = await openProxy(postgres.url)
  context = await createTestServer({ connection: openServer(proxy.url, () => undefined) })
  visitor = await context.arrive()
})
afterAll(async () => {
  proxy.mend()
  await context.close()
  await proxy.close()
  await postgres.connection.close()
  await postgres.stop()
})

it.each(['cut', 'silence'] as const)(
  'a database that is gone (%s) means 503 soon, and work goes on after',
  async (how) => {
    const practice = practise(visitor, context.school.free)
    const { body } = await practice.read()
    expect((await practice.save(body.id, 'OPEN_ANSWER')).status).toBe(200)
    proxy[how]()
    const started = performance.now()
    const refused = await practice.save(body.id, 'COMPLETE_WORD')
    // One query may time out, which takes four seconds; a second one may not.
    expect(performance.now() - started).toBeLessThan(8000)
    expect(refused).toMatchObject({ status: 503, body: { token: 'unavailable' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const ready = await context.server.inject('/readyz')
    expect(ready.statusCode).toBe(503)
    expect((await context.server.inject('/healthz')).statusCode).toBe(200)
    proxy.mend()
    expect((await practice.save(body.id, 'COMPLETE_WORD')).status).toBe(200)
    expect((await context.server.inject('/readyz')).json()).toEqual({ status: 'ok' })
  },
)
