import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCode } from './testing/enrolment.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from './testing/test-server.ts'

let context: TestServer
let visitor: Visitor
let code: string
beforeAll(async () => {
  context = await createTestServer()
  visitor = await context.arrive()
  code = await addCode(context.db)
})
afterAll(() => context.close())

const bodies = [
  ['POST', '/session'],
  ['POST', '/session/forgot_password'],
  ['POST', '/session/change_password_token'],
  ['POST', '/session/change_unity'],
  ['POST', '/register/valide'],
  ['POST', '/register'],
  ['POST', '/report_error'],
  ['PUT', '/me/profile'],
] as const

async function send(method: 'POST' | 'PUT', url: string, payload: string, type = 'application/json') {
  // The rate limits are not under test here.
  await context.resetRateLimits()
  return context.server.inject({
    method,
    url: `/api/v1${url}`,
    headers: { authorization: visitor.token, 'content-type': type },
    payload,
  })
}

describe.each(bodies)('%s %s', (method, url) => {
  it.each([
    ['malformed', '{"email":'],
    ['a list', '[]'],
    ['a text', '"email"'],
    ['a number', '7'],
    ['null', 'null'],
    ['__proto__', '{"__proto__":{"admin":true},"user":{"__proto__":{"admin":true}}}'],
    ['constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ])('refuses an invalid body, or ignores what it holds: %s', async (_, payload) => {
    const { statusCode, body } = await send(method, url, payload)
    const token = statusCode === 412 ? JSON.parse(body).token : undefined
    expect(['200 undefined', '412 validation']).toContain(`${statusCode} ${token}`)
    expect(body).not.toMatch(/ at |select |\.ts|node_modules/)
    expect((await visitor.get('/me')).body).toMatchObject({ admin: false, unity_id: 1 })
  })

  it('refuses what is not JSON, or too large', async () => {
    expect((await send(method, url, 'email=a', 'application/x-www-form-urlencoded')).statusCode).toBe(412)
    expect((await send(method, url, JSON.stringify({ email: 'x'.repeat(300_000) }))).statusCode).toBe(413)
  })
})

const phrase = { password: 'a newer phrase', confirmPassword: 'a newer phrase' }
const person = { cellphone: '(11) 98765-4321', birthday: '29/02/1996', country: 'BR', ...phrase }

describe('a field of the wrong kind is refused with 412', () => {
  it.each([
    ['/session/forgot_password', { email: ['a@example.com'] }],
    ['/session/forgot_password', { email: { $gt: '' } }],
    ['/session/change_password_token', { token: ['x'], ...phrase }],
    ['/session/change_password_token', { token: 1e308, ...phrase }],
    ['/session/change_password_token', { token: 'x', password: ['a newer phrase'], confirmPassword: 'a newer phrase' }],
    ['/session/change_unity', { unity_id: '1 or 1=1' }],
    ['/session/change_unity', { unity_id: 1e308 }],
    ['/session/change_unity', { unity_id: [1] }],
    ['/session/change_unity', { unity_id: -1 }],
    ['/register/valide', { email: 'a@example.com', code: ['nobodys-code'] }],
    ['/register/valide', { email: 'a@example.com', code: 'x'.repeat(41) }],
    ['/register/valide', { email: 'a@example.com', code: 'nobodys\u0000code' }],
    ['/register', { user: [] }],
    ['/register', { user: { ...person, email: 'a@example.com', code: 'nobodys-code', birthday: ['29/02/1996'] } }],
    ['/register', { user: { ...person, email: 'a@example.com', code: 'nobodys-code', birthday: '01/01/9999' } }],
    ['/report_error', { subject: 'Others', description: 'a\u0000b' }],
    ['/report_error', { subject: ['Others'], description: { a: 1 } }],
    ['/report_error', { subject: 'Others', description: 'x', url: 'x'.repeat(2001) }],
  ])('%s %j', async (url, body) => {
    const { statusCode } = await send('POST', url, JSON.stringify(body))
    expect(statusCode).toBe(412)
  })

  it.each([
    ['?code=a&code=b&email=a@example.com'],
    ['?code[]=abcde&email=a@example.com'],
    ['?code=nobodys%00code&email=a@example.com'],
    [`?code=${'x'.repeat(41)}&email=a@example.com`],
    ['?email=a@example.com'],
    [''],
  ])('/session/change_code%s', async (query) => {
    expect((await send('POST', `/session/change_code${query}`, '')).statusCode).toBe(412)
  })

  it.each(['?token=a&token=b', '?token=', '', `?token=${'x'.repeat(201)}`, '?token=%00', '?token=%27%20or%201=1'])(
    '/session/change_code_token%s',
    async (query) => {
      expect((await send('POST', `/session/change_code_token${query}`, '')).statusCode).toBe(412)
    },
  )
})

it('no value in any field breaks the server, or gives the caller more rights', { timeout: 180_000 }, async () => {
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }))
  // oxfmt-ignore
  const names = [
    'email', 'password', 'confirmPassword', 'token', 'code', 'profile', 'school', 'unity_id', 'cellphone', 'birthday', 'country', 'system',
    'subject', 'description', 'url', 'details', 'change_password', 'current', 'admin', 'roles', 'dolars', 'name', 'cpf',
  ]
  /** Mostly known fields, with some values of any kind. */
  const odd = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 })
  const base = { ...person, email: 'a@example.com', code, token: 'x', subject: 'Others', description: 'x' }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...bodies), odd, async ([method, url], fault) => {
      const fields: Json = { ...base, ...fault }
      const wrapped = url === '/register' ? { user: fields } : { ...fields, change_password: fault['change_password'] }
      const { statusCode } = await send(method, url, JSON.stringify(wrapped))
      expect(statusCode).toBeLessThan(500)
    }),
    { numRuns: 150 },
  )
  expect((await visitor.get('/me')).body).toMatchObject({ admin: false, dolars: 0, unity_id: 1 })
})
