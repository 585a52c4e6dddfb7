import { requestIdHeader } from '@the-house/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addCode, newEmail } from '../../testing/enrolment.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { addPerson, password } from '../../testing/school.ts'
import { hashPassword, isPassword } from './password.ts'
import { timingRatio } from '../../testing/timing.ts'

/** A larger difference in time would reveal which e-mails have an account. */
const tellsApart = 0.1
const noEmail = newEmail()
let context: TestServer
let email: string
let code: string
let anothersDevice: string
beforeAll(async () => {
  context = await createTestServer()
  email = (await addPerson(context.db)).email
  code = await addCode(context.db, { email: newEmail() })
  const other = await addPerson(context.db)
  const { headers } = await context.call('POST', '/session', { body: { email: other.email, password } })
  anothersDevice = String(headers['set-cookie']).split(';')[0] ?? ''
})
afterAll(() => context.close())
beforeEach(() => context.resetRateLimits())

let calls = 0
async function post(url: string, payload: Json = {}, sent: Record<string, string> = {}) {
  // A new address each time, since the rate limit by address is not under test.
  calls += 1
  const remoteAddress = `10.0.${Math.floor(calls / 250)}.${calls % 250}`
  const { statusCode, body, headers } = await context.server.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    remoteAddress,
    headers: sent,
    payload,
  })
  const { date: _date, [requestIdHeader]: _id, ...rest } = headers
  // The remaining calls of an address are the same for every e-mail.
  const told = Object.entries(rest).filter(([name]) => !name.startsWith('x-ratelimit'))
  return { statusCode, body, headers: Object.fromEntries(told) }
}

/** Each public call that takes an e-mail, refused or accepted; only the e-mail differs. */
const asking: Record<string, (email: string) => Promise<unknown>> = {
  session: (email) => post('/session', { email, password: 'not the password' }),
  'session on a device that another account knows': (email) =>
    post('/session', { email, password: 'not the password' }, { cookie: anothersDevice }),
  forgot_password: (email) => post('/session/forgot_password', { email }),
  'register/valide': (email) => post('/register/valide', { email, code: 'nobodys-code', profile: 'STUDENT' }),
  'register/valide with the code of another': (email) => post('/register/valide', { email, code, profile: 'STUDENT' }),
  change_code: (email) => post(`/session/change_code?code=${code}&email=${email}`),
}

/** Rate limits are not under test. The mail jobs are: they run while the next calls are answered. */
const before = () => context.resetRateLimits()
const measure = (known: () => Promise<unknown>, unknown: () => Promise<unknown>, rounds = 200) =>
  timingRatio({ before, known, unknown }, { rounds, enough: tellsApart })

describe.each(Object.entries(asking))('%s', (_, ask) => {
  it('answers alike whether an account has the e-mail or not', async () => {
    expect(await ask(email)).toEqual(await ask(noEmail))
  })

  it('takes as long whether an account has the e-mail or not', { timeout: 180_000 }, async () => {
    const found = await measure(
      () => ask(email),
      () => ask(noEmail),
    )
    expect(found).toBeLessThan(tellsApart)
  })
})

const validate = () => post('/register/valide', { email: noEmail, code: 'nobodys-code' })

it('the measure finds a call that compares passwords only where there is one', async () => {
  const stored = await hashPassword('a phrase')
  const leaking = () => validate().then(() => isPassword(stored, 'another phrase'))
  expect(await measure(leaking, validate, 20)).toBeGreaterThan(tellsApart)
})
