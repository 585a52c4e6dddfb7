import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addCode, newEmail } from '../../testing/enrolment.ts'
import { openTestHouse, type Json, type TestHouse } from '../../testing/house.ts'
import { addPerson } from '../../testing/school.ts'
import { hashPassword, isPassword } from './password.ts'
import { slowerBy } from '../../testing/timing.ts'

/** More than this tells an attacker who has an account here. */
const tellsApart = 0.1
const noEmail = newEmail()
let house: TestHouse
let email: string
let code: string
beforeAll(async () => {
  house = await openTestHouse()
  email = (await addPerson(house.db)).email
  code = await addCode(house.db, { email: newEmail() })
})
afterAll(() => house.close())
beforeEach(() => house.wait(61_000))

let calls = 0
async function post(url: string, payload: Json = {}) {
  // The flood gate of an address is not what is measured.
  calls += 1
  const remoteAddress = `10.0.${Math.floor(calls / 250)}.${calls % 250}`
  const { statusCode, body, headers } = await house.server.inject({
    method: 'POST',
    url: `/api/v1${url}`,
    remoteAddress,
    payload,
  })
  const { date: _date, ...rest } = headers
  // How many calls the address has left is the same for all who share it.
  const told = Object.entries(rest).filter(([name]) => !name.startsWith('x-ratelimit'))
  return { statusCode, body, headers: Object.fromEntries(told) }
}

/** Each public call that takes an e-mail, refused or accepted; what is asked about is the e-mail alone. */
const asking: Record<string, (email: string) => Promise<unknown>> = {
  session: (email) => post('/session', { email, password: 'not the password' }),
  forgot_password: (email) => post('/session/forgot_password', { email }),
  'register/valide': (email) => post('/register/valide', { email, code: 'nobodys-code', profile: 'STUDENT' }),
  'register/valide with the code of another': (email) => post('/register/valide', { email, code, profile: 'STUDENT' }),
  change_code: (email) => post(`/session/change_code?code=${code}&email=${email}`),
}

/** The limits are not what is measured. The mails are: they are on their way while the next calls come. */
const before = () => house.wait(61_000)
const measure = (known: () => Promise<unknown>, unknown: () => Promise<unknown>, rounds = 200) =>
  slowerBy({ before, known, unknown }, { rounds, enough: tellsApart })

describe.each(Object.entries(asking))('%s', (_, ask) => {
  it('answers alike whether somebody has the e-mail or not', async () => {
    expect(await ask(email)).toEqual(await ask(noEmail))
  })

  it('takes as long whether somebody has the e-mail or not', { timeout: 180_000 }, async () => {
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
