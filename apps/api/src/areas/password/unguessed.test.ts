import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unities } from '../../db/schema/index.ts'
import { addCode, linksOf, newEmail, typed } from '../../testing/enrolment.ts'
import { addPerson, password as current } from '../../testing/school.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
  await context.db.insert(unities).values({ name: 'Vila Belmiro' })
})
afterAll(() => context.close())
beforeEach(() => context.resetRateLimits())

const name = 'Zuleica Quaresma'
const local = () => newEmail().replace('@example.com', '')

/** Each way to set a password: what it answers for one, and the field that it names. */
const ways: Record<
  string,
  { field: string; set: (password: string, email: string) => Promise<{ status: number; body: unknown }> }
> = {
  'a link in a mail': {
    field: 'password',
    set: async (password, email) => {
      await addPerson(context.db, { name, email })
      await context.call('POST', '/session/forgot_password', { body: { email } })
      const [token] = await linksOf(context, email, 'change-password')
      const body = { token, password, confirmPassword: password }
      return context.call('POST', '/session/change_password_token', { body })
    },
  },
  'the first access': {
    field: 'user.password',
    set: async (password, email) => {
      const code = await addCode(context.db, { name })
      return context.call('POST', '/register', {
        body: { user: typed({ code, email, password, confirmPassword: password }) },
      })
    },
  },
  'the profile': {
    field: 'change_password.password',
    set: async (password, email) => {
      const { put } = await context.arrive({ name, email })
      return put('/me/profile', { change_password: { current, password, confirmPassword: password } })
    },
  },
}

describe.each(Object.entries(ways))('by %s', (_, { field, set }) => {
  it.each([
    ['the own name', () => 'quaresma1982', 'validation.passwordOwn'],
    ['the own e-mail', (email: string) => email.toUpperCase(), 'validation.passwordOwn'],
    ['what is before its @', (email: string) => email.split('@')[0] ?? '', 'validation.passwordOwn'],
    ['a unit of the school', () => 'vila belmiro 10', 'validation.passwordSchool'],
    ['the password of the demonstration', () => 'magic-formula', 'validation.passwordSchool'],
    ['a common one of Brazil', () => 'flamengo2026', 'validation.passwordCommon'],
    ['spaces', () => '     ', 'validation.passwordCommon'],
  ])('no password is %s', async (__, passwordOf, message) => {
    const email = `${local()}@example.com`
    const { status, body } = await set(passwordOf(email), email)
    expect({ status, body }).toEqual({ status: 412, body: { token: 'validation', fields: { [field]: message } } })
  })
})

it('a refused password leaves the link to be used', async () => {
  const email = newEmail()
  await addPerson(context.db, { name, email })
  await context.call('POST', '/session/forgot_password', { body: { email } })
  const [token] = await linksOf(context, email, 'change-password')
  const use = (password: string) =>
    context.call('POST', '/session/change_password_token', { body: { token, password, confirmPassword: password } })
  expect((await use('quaresma')).status).toBe(412)
  expect((await use('a longer, newer phrase')).status).toBe(204)
})
