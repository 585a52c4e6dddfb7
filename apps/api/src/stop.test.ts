import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { signIn } from './testing/load.ts'
import { openPostgres } from './testing/postgres.ts'
import { startProcess } from './testing/process.ts'
import { addPerson, addSchool } from './testing/school.ts'

let postgres: Awaited<ReturnType<typeof openPostgres>>
let server: ReturnType<typeof startProcess>
let email = ''
beforeAll(async () => {
  postgres = await openPostgres()
  await addSchool(postgres.connection.db)
  email = (await addPerson(postgres.connection.db)).email
})
afterEach(() => server.end('SIGKILL'))
afterAll(async () => {
  await postgres.connection.close()
  await postgres.stop()
})

async function start(environment: Record<string, string> = {}) {
  server = startProcess({ DATABASE_URL: postgres.url, TRUSTED_PROXY: '127.0.0.1', ...environment })
  return server.ready
}

it('a server that is told to stop while 25 people sign in answers all of them, and exits with 0', async () => {
  const address = await start({ STOP_DRAIN_SECONDS: '1' })
  const ready = () => fetch(`${address}/readyz`)
  expect((await ready()).status).toBe(200)
  const signingIn = Array.from({ length: 25 }, () => signIn(address, email))
  const one = signingIn[0]
  await one
  const exited = server.end('SIGTERM')
  await vi.waitFor(async () => {
    const { status, headers } = await ready()
    expect([status, headers.get('connection')]).toEqual([503, 'close'])
  })
  // Who comes nevertheless is served.
  expect(await signIn(address, email)).not.toBe('')
  expect(new Set((await Promise.all(signingIn)).map((token) => token.length))).toEqual(new Set([43]))
  expect(await exited).toBe(0)
})

it('a second signal ends a server at once', async () => {
  const address = await start({ STOP_DRAIN_SECONDS: '60' })
  const exited = server.end('SIGTERM')
  await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(503))
  await server.end('SIGTERM')
  expect(await exited).toBe(1)
})
