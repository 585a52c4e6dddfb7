import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addCode, newEmail } from '../../testing/enrolment.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { addPerson, password } from '../../testing/school.ts'
import { stopDate } from '../../testing/still-date.ts'

let context: TestServer
let behindProxy: TestServer
beforeAll(async () => {
  context = await createTestServer()
  // The address of the requests of a test.
  behindProxy = await createTestServer({ trustedProxy: '127.0.0.1' })
})
afterAll(async () => {
  await context.close()
  await behindProxy.close()
})
const wait = stopDate()
// Every test starts with a fresh rate limit window.
beforeEach(async () => {
  await context.resetRateLimits()
  await behindProxy.resetRateLimits()
})

interface From {
  /** The socket address of the request. */
  address?: string
  /** The address claimed in X-Forwarded-For. */
  claimed?: string
}

async function send(at: TestServer, url: string, payload: Json, { address = '127.0.0.1', claimed }: From = {}) {
  const { statusCode, headers, body } = await at.server.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    remoteAddress: address,
    headers: claimed ? { 'x-forwarded-for': claimed } : {},
    payload,
  })
  return { status: statusCode, wait: headers['retry-after'], token: body && JSON.parse(body).token }
}

const link = { password: 'a newer phrase', confirmPassword: 'a newer phrase' }
const signIn = (email: string, typed = 'wrong', from?: From) =>
  send(context, '/session', { email, password: typed }, from)
const forgot = (email: string, from?: From) => send(context, '/session/forgot_password', { email }, from)
const validate = (code: string, email: string, from?: From) =>
  send(context, '/register/valide', { code, email, profile: 'STUDENT' }, from)
const changeCode = (email: string, from?: From) =>
  send(context, `/session/change_code?code=any-${newEmail().split('@')[0]}&email=${email}`, {}, from)
const resetPassword = (from?: From, at = context, token = 'wrong') =>
  send(at, '/session/change_password_token', { token, ...link }, from)
const moveByLink = (from?: From, at = context, token = 'wrong') =>
  send(at, `/session/change_code_token?token=${encodeURIComponent(token)}`, {}, from)

const addressOf = (index: number): From => ({ address: `203.0.113.${index}`, claimed: `198.51.100.${index}` })
const held = { status: 429, token: 'tooMany', wait: '60' }

/** Five attempts from five addresses. */
async function fiveTimes(attempt: (from: From) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < 5; index += 1) statuses.push((await attempt(addressOf(index))).status)
  return statuses
}

describe('the sixth in a minute waits, from whatever addresses', () => {
  it('wrong password for an account, known or not; even the right one waits', async () => {
    for (const email of [(await addPerson(context.db)).email, newEmail()]) {
      expect(await fiveTimes((from) => signIn(email, 'wrong', from))).toEqual([412, 412, 412, 412, 412])
      expect(await signIn(email.toUpperCase(), password, addressOf(9))).toEqual(held)
      expect((await signIn((await addPerson(context.db)).email, password)).status).toBe(200)
    }
  })

  it('mail to set a password, known or not', async () => {
    for (const email of [(await addPerson(context.db)).email, newEmail()]) {
      expect(await fiveTimes((from) => forgot(email, from))).toEqual([204, 204, 204, 204, 204])
      expect(await forgot(email.toUpperCase(), addressOf(9))).toEqual(held)
    }
    expect((await forgot(newEmail())).status).toBe(204)
  })

  it('mail to change a code', async () => {
    const email = newEmail()
    expect(await fiveTimes((from) => changeCode(email, from))).toEqual([204, 204, 204, 204, 204])
    expect(await changeCode(email.toUpperCase(), addressOf(9))).toEqual(held)
    expect((await changeCode(newEmail())).status).toBe(204)
  })

  it('guess of a code for one e-mail, and of an e-mail for one code', async () => {
    const [email, code] = [newEmail(), await addCode(context.db, { email: newEmail() })]
    const guesses = [412, 412, 412, 412, 412]
    expect(await fiveTimes((from) => validate(`guess-${from.address}`, email, from))).toEqual(guesses)
    expect(await validate(await addCode(context.db), email, addressOf(9))).toEqual(held)
    expect(await fiveTimes((from) => validate(code, newEmail(), from))).toEqual(guesses)
    expect(await validate(code, newEmail(), addressOf(9))).toEqual(held)
    expect((await validate(await addCode(context.db), newEmail())).status).toBe(200)
  })

  it('counts failures alone: successful calls are not limited', async () => {
    const { email } = await addPerson(context.db)
    const code = await addCode(context.db)
    for (let count = 0; count < 7; count += 1) {
      expect((await signIn(email, password)).status).toBe(200)
      expect((await validate(code, newEmail())).status).toBe(200)
    }
  })
})

describe.each([
  ['password', resetPassword],
  ['code', moveByLink],
])('a link to change a %s', (_, follow) => {
  /** Follows a different wrong link each time. @returns the statuses that there were */
  async function guess(count: number, from: (one: From, index: number) => From, at = context): Promise<number[]> {
    const statuses = new Set<number>()
    for (let index = 0; index < count; index += 1) {
      statuses.add((await follow(from(addressOf(index), index), at, `guess-${index}`)).status)
    }
    return [...statuses]
  }

  it('may be wrong five times a minute, from whatever addresses, which keeps no other link out', async () => {
    expect(await fiveTimes((from) => follow(from))).toEqual([412, 412, 412, 412, 412])
    expect(await follow(addressOf(9))).toEqual(held)
    expect((await follow(addressOf(9), context, 'another')).status).toBe(412)
  })

  it('may be wrong 60 times a minute from one address, which a school shares, however that names itself', async () => {
    expect(await guess(60, ({ claimed = '' }) => ({ claimed }))).toEqual([412])
    expect(await follow({ claimed: '192.0.2.1' }, context, 'the 61st')).toEqual(held)
    expect((await follow({ address: '203.0.113.77' }, context, 'the 61st')).status).toBe(412)
  })

  it('is counted by the network of an IPv6 address: its 64 bits are one household', async () => {
    expect(await guess(60, (_, index) => ({ address: `2001:db8:0:9::${index}` }))).toEqual([412])
    expect(await follow({ address: '2001:db8:0:9:ffff::1' }, context, 'the 61st')).toEqual(held)
    expect((await follow({ address: '2001:db8:0:1:ffff::1' }, context, 'the 61st')).status).toBe(412)
  })

  it('is counted by the address that a trusted proxy names', async () => {
    await guess(60, () => ({ claimed: '198.51.100.1' }), behindProxy)
    expect((await follow({ claimed: '198.51.100.1' }, behindProxy, 'next')).status).toBe(429)
    expect((await follow({ claimed: '198.51.100.2' }, behindProxy, 'next')).status).toBe(412)
    // A client that is no trusted proxy may not set the address.
    await guess(60, ({ claimed = '' }) => ({ address: '203.0.113.5', claimed }), behindProxy)
    expect((await follow({ address: '203.0.113.5', claimed: '192.0.2.9' }, behindProxy, 'next')).status).toBe(429)
  })
})

it('Retry-After says the seconds that are left, and what was said holds', async () => {
  const { email } = await addPerson(context.db)
  await fiveTimes((from) => signIn(email, 'wrong', from))
  wait(14_500)
  expect((await signIn(email, password)).wait).toBe('46')
  wait(45_000)
  expect(await signIn(email, password)).toMatchObject({ status: 429, wait: '1' })
  wait(1000)
  expect((await signIn(email, password)).status).toBe(200)
})

it('a mailed link stays valid for long enough to be used, however often others ask for one', async () => {
  const { email } = await addPerson(context.db)
  const statuses: number[] = []
  for (let index = 0; index < 20; index += 1) {
    statuses.push((await forgot(email, addressOf(index))).status)
    wait(61_000)
  }
  expect(statuses).toEqual(Array.from({ length: 20 }, (_, index) => (index < 10 ? 204 : 429)))
})

it('refused calls do not extend the wait', async () => {
  const email = newEmail()
  for (let count = 0; count < 20; count += 1) await forgot(email)
  wait(60_000)
  expect((await forgot(email)).status).toBe(204)
})

const exported = async (token: string, remoteAddress: string) =>
  context.server.inject({
    url: '/api/v1/exercises/export?format=CSV&sample=true',
    headers: { authorization: token },
    remoteAddress,
  })

describe('a route has a limit by address', () => {
  it('which returns how many calls are left, by address', async () => {
    const { token } = await context.arrive({ admin: true })
    for (let left = 59; left >= 0; left -= 1) {
      const { statusCode, headers } = await exported(token, '203.0.113.1')
      expect([statusCode, headers['x-ratelimit-remaining']]).toEqual([200, String(left)])
    }
    for (let count = 0; count < 2; count += 1) {
      const { statusCode, headers } = await exported(token, '203.0.113.1')
      expect([statusCode, headers['retry-after']]).toEqual([429, '60'])
    }
    expect((await exported(token, '203.0.113.2')).statusCode).toBe(200)
    wait(61_000)
    expect((await exported(token, '203.0.113.1')).statusCode).toBe(200)
  })

  it('which writes nothing on a full disk, where reading goes on', async () => {
    const { token } = await context.arrive({ admin: true })
    context.fillDisk(true)
    const { statusCode, headers } = await exported(token, '203.0.113.1')
    context.fillDisk(false)
    expect([statusCode, headers['x-ratelimit-remaining']]).toEqual([200, '60'])
  })
})
