import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { known_devices, rate_limits } from '../../db/schema/index.ts'
import { linksOf } from '../../testing/enrolment.ts'
import { addPerson, password } from '../../testing/school.ts'
import { stopDate } from '../../testing/still-date.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { purgeDevices } from './known-devices.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())
const wait = stopDate()
beforeEach(() => context.resetRateLimits())

interface From {
  ip?: string
  cookie?: string
}

async function signIn(email: string, typed: string, { ip = '192.0.2.1', cookie }: From = {}) {
  const { statusCode, headers } = await context.server.inject({
    method: 'POST',
    url: '/api/v1/session',
    remoteAddress: ip,
    headers: cookie ? { cookie } : {},
    payload: { email, password: typed },
  })
  return { status: statusCode, set: String(headers['set-cookie'] ?? '') }
}

const cookieOf = (set: string) => set.split(';')[0] ?? ''
/** Signs in for the first time on a device. @returns its cookie */
const deviceOf = async (email: string) => cookieOf((await signIn(email, password)).set)
const strangers = async (email: string, count: number, typed = () => randomUUID()) => {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) {
    statuses.push((await signIn(email, typed(), { ip: `203.0.${index % 250}.7` })).status)
  }
  return statuses
}

describe('nobody can keep an owner out', () => {
  it('who has signed in on this device before, while strangers go on', async () => {
    const { email } = await addPerson(context.db)
    const cookie = await deviceOf(email)
    expect(await strangers(email, 6)).toEqual([412, 412, 412, 412, 412, 429])
    expect((await signIn(email, password)).status).toBe(429)
    expect((await signIn(email, password, { cookie })).status).toBe(200)
    await strangers(email, 10)
    expect((await signIn(email.toUpperCase(), password, { cookie })).status).toBe(200)
    wait(61_000)
    expect(await strangers(email, 6)).toEqual([412, 412, 412, 412, 412, 429])
    expect((await signIn(email, password, { cookie })).status).toBe(200)
  })

  it('by a password sprayed from the same network either', async () => {
    const { email } = await addPerson(context.db)
    const cookie = await deviceOf(email)
    for (let index = 0; index < 11; index += 1) await signIn(`nobody-${index}@example.com`, password)
    expect((await signIn(email, password)).status).toBe(429)
    expect((await signIn(email, password, { cookie })).status).toBe(200)
  })

  it('but a known device has five tries a minute too, which are not the strangers’', async () => {
    const { email } = await addPerson(context.db)
    const cookie = await deviceOf(email)
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) statuses.push((await signIn(email, 'wrong', { cookie })).status)
    const other = await deviceOf(email)
    expect(statuses).toEqual([412, 412, 412, 412, 412, 429])
    expect((await signIn(email, password, { cookie })).status).toBe(429)
    expect((await signIn(email, password, { cookie: other })).status).toBe(200)
  })
})

describe('a device is a stranger', () => {
  it('at an account that has not signed in on it', async () => {
    const [owner, other] = [await addPerson(context.db), await addPerson(context.db)]
    const cookie = await deviceOf(other.email)
    await strangers(owner.email, 5)
    expect((await signIn(owner.email, password, { cookie })).status).toBe(429)
  })

  it.each(['device=', `device=${'a'.repeat(43)}`, `device=${'a'.repeat(500)}`, 'other=1; device=%00'])(
    'with a wrong cookie: %s',
    async (cookie) => {
      const { email } = await addPerson(context.db)
      await strangers(email, 5)
      expect((await signIn(email, password, { cookie })).status).toBe(429)
    },
  )

  it('after a year without a sign-in', async () => {
    const { id, email } = await addPerson(context.db)
    await deviceOf(email)
    const devices = () => context.db.$count(known_devices, eq(known_devices.user_id, id))
    await purgeDevices(context.db, new Date(context.clock().getTime() + 364 * 86_400_000))
    expect(await devices()).toBe(1)
    await purgeDevices(context.db, new Date(context.clock().getTime() + 366 * 86_400_000))
    expect(await devices()).toBe(0)
  })
})

it('one device of a lab is known to all who have signed in on it', async () => {
  const people = [await addPerson(context.db), await addPerson(context.db)]
  let cookie: string | undefined
  for (const { email } of people) cookie = cookieOf((await signIn(email, password, cookie ? { cookie } : {})).set)
  for (const { email } of people) {
    await strangers(email, 6)
    expect((await signIn(email, password, { cookie: cookie ?? '' })).status).toBe(200)
  }
})

it('an account has 20 devices: a new one replaces the one that was not used for longest', async () => {
  const { id, email } = await addPerson(context.db)
  const cookies: string[] = []
  for (let index = 0; index < 21; index += 1) {
    cookies.push(await deviceOf(email))
    context.wait(1000)
  }
  expect(await context.db.$count(known_devices, eq(known_devices.user_id, id))).toBe(20)
  await strangers(email, 5)
  expect((await signIn(email, password, { cookie: cookies[0] ?? '' })).status).toBe(429)
  expect((await signIn(email, password, { cookie: cookies[1] ?? '' })).status).toBe(200)
})

it('a mailed link makes the device known that sets a new password by it', async () => {
  const { email } = await addPerson(context.db)
  await strangers(email, 6)
  await context.call('POST', '/session/forgot_password', { body: { email } })
  const [token] = await linksOf(context, email, 'change-password')
  const fresh = 'a longer, newer phrase'
  const { status, headers } = await context.call('POST', '/session/change_password_token', {
    body: { token, password: fresh, confirmPassword: fresh },
  })
  expect(status).toBe(204)
  const cookie = cookieOf(String(headers['set-cookie']))
  expect((await signIn(email, fresh)).status).toBe(429)
  expect((await signIn(email, fresh, { cookie })).status).toBe(200)
})

it('the cookie is for the calls of the session alone, for a year, and no script reads it', async () => {
  const { id, email } = await addPerson(context.db)
  const { set } = await signIn(email, password)
  expect(set).toMatch(/^device=[\w-]{43}; Path=\/api\/v1\/session; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
  const secret = cookieOf(set).slice('device='.length)
  const rows = await context.db.select().from(known_devices).where(eq(known_devices.user_id, id))
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect((await signIn(email, 'wrong', { cookie: cookieOf(set) })).set).toBe('')
  expect(cookieOf((await signIn(email, password, { cookie: cookieOf(set) })).set)).toBe(cookieOf(set))
})

it('the cookie travels over https alone where the school is served over https', async () => {
  const { email } = await addPerson(context.db)
  const files = { place: { root: context.filesRoot }, secret: 'x' }
  const secure = await buildApp({ context: context.server.context, files, secure: true })
  const { headers } = await secure.inject({ method: 'POST', url: '/api/v1/session', payload: { email, password } })
  await secure.close()
  expect(String(headers['set-cookie'])).toMatch(/; Secure$/)
})

it('the table of limits tells no password and no e-mail', async () => {
  const email = `${randomUUID()}@example.com`
  await signIn(email, 'a secret phrase')
  const keys = JSON.stringify(await context.db.select().from(rate_limits))
  expect(keys).not.toMatch(/@|secret|phrase/)
})
