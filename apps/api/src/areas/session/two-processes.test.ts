import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rate_limits } from '../../db/schema/index.ts'
import { addCode, newEmail } from '../../testing/enrolment.ts'
import type { Json } from '../../testing/test-server.ts'
import { openPostgres } from '../../testing/postgres.ts'
import { startProcess } from '../../testing/process.ts'
import { addPerson, addSchool, password } from '../../testing/school.ts'

let postgres: Awaited<ReturnType<typeof openPostgres>>
let processes: ReturnType<typeof startProcess>[] = []
let addresses: string[] = []
let environment: Record<string, string> = {}
beforeAll(async () => {
  postgres = await openPostgres()
  await postgres.connection.migrate()
  await addSchool(postgres.connection.db)
  // No SMTP server listens here. The second process trusts a proxy on this machine.
  environment = { DATABASE_URL: postgres.url, SMTP_URL: 'smtp://127.0.0.1:1' }
  processes = [startProcess(environment), startProcess({ ...environment, TRUSTED_PROXY: '127.0.0.1' })]
  addresses = await Promise.all(processes.map(({ ready }) => ready))
})
afterAll(async () => {
  await Promise.all(processes.map(({ end }) => end('SIGTERM')))
  await postgres.connection.close()
  await postgres.stop()
})

let from = 0
/** Sends to the processes in turn, each time with another forwarded address. */
async function post(path: string, body: Json = {}) {
  from += 1
  const response = await fetch(`${addresses[from % 2]}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${from}` },
    body: JSON.stringify(body),
  })
  return { status: response.status, wait: Number(response.headers.get('retry-after')) }
}

it.each([
  ['session', 412, (email: string) => post('/session', { email, password: 'wrong' })],
  ['forgot_password', 204, (email: string) => post('/session/forgot_password', { email })],
  ['valide', 412, (email: string) => post('/register/valide', { email, code: 'nobodys-code' })],
  ['change_code', 204, (email: string) => post(`/session/change_code?code=any-code&email=${email}`)],
])('two processes on one database share the five tries of %s', async (_, answer, ask) => {
  const email = newEmail()
  const statuses: number[] = []
  for (let count = 0; count < 5; count += 1) statuses.push((await ask(email)).status)
  expect(statuses).toEqual([answer, answer, answer, answer, answer])
  for (const { status, wait } of [await ask(email), await ask(email)]) {
    expect(status).toBe(429)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
  }
})

it('a password that was guessed at one process waits at the other', async () => {
  const { email } = await addPerson(postgres.connection.db)
  const guesses = Array.from({ length: 12 }, () => post('/session', { email, password: 'wrong' }))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 412)).toHaveLength(5)
  for (let count = 0; count < 2; count += 1) expect((await post('/session', { email, password })).status).toBe(429)
})

it('a code of which one process saw two failures and the other three is closed at both', async () => {
  const code = await addCode(postgres.connection.db, { email: newEmail() })
  for (let count = 0; count < 5; count += 1) await post('/register/valide', { code, email: newEmail() })
  for (let count = 0; count < 2; count += 1) {
    expect((await post('/register/valide', { code, email: newEmail() })).status).toBe(429)
  }
})

/** Lets no window end while a process starts, however long that takes. */
const keepWindows = () =>
  postgres.connection.db.update(rate_limits).set({ expire: sql`${rate_limits.expire} + 3600000` })

async function signInAt(address: string, email: string, typed: string, cookie = '') {
  const response = await fetch(`${address}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ email, password: typed }),
  })
  return { status: response.status, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

it('a device is known, and strangers wait, at the other process and after a restart', async () => {
  const [{ email }, [one = '', other = '']] = [await addPerson(postgres.connection.db), addresses]
  const { cookie } = await signInAt(one, email, password)
  for (let index = 0; index < 5; index += 1) await signInAt(addresses[index % 2] ?? '', email, randomUUID())
  await keepWindows()
  const restarted = startProcess(environment)
  try {
    for (const address of [one, other, await restarted.ready]) {
      expect((await signInAt(address, email, password)).status).toBe(429)
      expect((await signInAt(address, email, password, cookie)).status).toBe(200)
    }
  } finally {
    await restarted.end('SIGTERM')
  }
})

async function validateAt(address: string) {
  const body = JSON.stringify({ code: randomUUID(), email: newEmail(), profile: 'STUDENT' })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${address}/api/v1/register/valide`, { method: 'POST', headers, body })).status
}

it('150 codes are not tried by asking two processes, nor by a restart', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 10; index += 1) statuses.push(await validateAt(addresses[index % 2] ?? ''))
  await keepWindows()
  for (let index = 0; index < 140; index += 1) statuses.push(await validateAt(addresses[index % 2] ?? ''))
  expect(statuses.filter((status) => status === 412).length).toBeLessThanOrEqual(10)
  const restarted = startProcess(environment)
  try {
    expect(await validateAt(await restarted.ready)).toBe(429)
  } finally {
    await restarted.end('SIGTERM')
  }
})

it('one password for many accounts meets the limit whichever process is asked', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 40; index += 1) {
    statuses.push((await signInAt(addresses[index % 2] ?? '', newEmail(), 'one password for all')).status)
  }
  expect(statuses.filter((status) => status === 412)).toHaveLength(10)
  expect(statuses.slice(10).every((status) => status === 429)).toBe(true)
})

it('two processes share the limit of a route by address', async () => {
  const { email } = await addPerson(postgres.connection.db, { admin: true })
  const signedIn = await fetch(`${addresses[0]}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token }: { token: string } = Object(await signedIn.json())
  const exported = (index: number) =>
    fetch(`${addresses[index % 2]}/api/v1/exercises/export?format=CSV&sample=true`, {
      headers: { authorization: token },
    })
  const statuses: number[] = []
  for (let index = 0; index < 60; index += 1) statuses.push((await exported(index)).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  for (const index of [0, 1, 2, 3]) expect((await exported(index)).status).toBe(429)
})
