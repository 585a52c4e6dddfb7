import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openServer } from '../../db/client.ts'
import { openPostgres } from '../../testing/postgres.ts'
import { refuseWrites } from '../../testing/refuse-writes.ts'
import { addPerson, password } from '../../testing/school.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

describe('while the disk is full', () => {
  let context: TestServer
  beforeAll(async () => {
    context = await createTestServer()
  })
  afterEach(() => context.fillDisk(false))
  afterAll(() => context.close())

  const ready = () => context.server.inject('/readyz')
  const signIn = (email: string) => context.call('POST', '/session', { body: { email, password } })

  it('a supervisor is told, reading goes on, and whoever arrives can sign in to it and out again', async () => {
    const { email } = await addPerson(context.db)
    expect((await ready()).json()).toEqual({ status: 'ok' })
    context.fillDisk(true)
    const { statusCode, headers, body } = await ready()
    expect({ statusCode, retry: headers['retry-after'], body: JSON.parse(body) }).toEqual({
      statusCode: 503,
      retry: '2',
      body: { status: 'full' },
    })
    expect((await context.server.inject('/healthz')).statusCode).toBe(200)
    const { token } = (await signIn(email)).body
    expect((await context.call('GET', '/me/books', { token })).status).toBe(200)
    expect((await context.call('PUT', '/me/profile', { token, body: {} })).status).toBe(503)
    expect((await context.call('POST', '/session/logout', { token })).status).toBe(204)
  })

  it('nobody signs in once not even a session has safe room', async () => {
    const { email } = await addPerson(context.db)
    context.fillDisk('brim')
    expect(await signIn(email)).toMatchObject({ status: 503, body: { token: 'unavailable' } })
  })
})

describe('a database that takes no writes', () => {
  let postgres: Awaited<ReturnType<typeof openPostgres>>
  let context: TestServer
  beforeEach(async () => {
    postgres = await openPostgres()
    context = await createTestServer({ connection: openServer(postgres.url, () => undefined) })
  })
  afterEach(async () => {
    await context.close()
    await postgres.connection.close()
    await postgres.stop()
  })

  it('is told to a supervisor although it answers, and reads and their sessions go on', async () => {
    const visitor = await context.arrive()
    await refuseWrites(postgres.connection)
    // A connection that was ended fails the request that meets it first.
    await expect.poll(async () => (await visitor.get('/me/books')).status).toBe(200)
    await expect.poll(async () => (await context.server.inject('/readyz')).json()).toEqual({ status: 'unavailable' })
    expect((await visitor.get('/me/books')).status).toBe(200)
    const refused = await visitor.put('/me/profile', { cellphone: '11987654321' })
    expect(refused).toMatchObject({ status: 503, body: { token: 'unavailable' } })
    expect(refused.headers['retry-after']).toBe('2')
  })
})
