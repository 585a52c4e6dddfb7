import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type Json, type TestServer, type Visitor } from './testing/test-server.ts'
import { practise } from './testing/journey.ts'

let context: TestServer
let visitor: Visitor
let test: number
beforeAll(async () => {
  context = await createTestServer()
  visitor = await context.arrive()
  test = (await practise(visitor, context.school.free).read()).body.id
})
afterAll(() => context.close())

const send = (method: 'POST' | 'PUT', url: string, payload: string, type = 'application/json') =>
  context.server.inject({
    method,
    url: `/api/v1${url}`,
    headers: { authorization: visitor.token, 'content-type': type },
    payload,
  })

describe('an invalid request body', () => {
  it.each([
    ['malformed', '{"email":'],
    ['a list', '[]'],
    ['a text', '"email"'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list for a text', '{"email":["a@example.com"],"password":"x"}'],
    ['an object for a text', '{"email":{"$gt":""},"password":"x"}'],
    ['an object that pretends to be a text', '{"email":{"toString":" "},"password":{"toString":" ","valueOf":1}}'],
    ['__proto__', '{"email":"a@example.com","password":"x","__proto__":{"admin":true}}'],
    ['constructor', '{"email":"a@example.com","password":"x","constructor":{"prototype":{"admin":true}}}'],
    ['a password of a megabyte or nearly', JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(200_000) })],
  ])('is refused with 412: %s', async (_, payload) => {
    const { statusCode, body } = await send('POST', '/session', payload)
    expect(statusCode).toBe(412)
    expect(JSON.parse(body).token).toMatch(/^(validation|session\.invalid)$/)
    expect(body).not.toMatch(/ at |select|\.ts|node_modules/)
  })

  it('is refused where its type is not JSON, and where it is too large', async () => {
    expect((await send('POST', '/session', 'email=a', 'application/x-www-form-urlencoded')).statusCode).toBe(412)
    expect((await send('POST', '/session', '<a/>', 'text/xml')).statusCode).toBe(412)
    const large = await send('POST', '/session', JSON.stringify({ email: 'x'.repeat(300_000) }))
    expect(large.statusCode).toBe(413)
    expect(large.json()).toEqual({ token: 'tooLarge' })
  })

  it('names every wrong field by a translation key', async () => {
    const { status, body } = await context.call('POST', '/session', { body: { email: 'no address' } })
    expect(status).toBe(412)
    const fields = { email: 'validation.email', password: 'validation.required' }
    expect(body).toEqual({ token: 'validation', fields })
  })

  it.each([
    ['an object that pretends to be an id', { exercise_id: { toString: ' ' }, answer_text: 'x' }],
    ['an object that pretends to be an answer', { exercise_id: 1, answer_text: { toString: ' ' } }],
    ['a list for an id', { exercise_id: [1], answer_text: 'x' }],
    ['a huge id', { exercise_id: 1e308, answer_text: 'x' }],
    ['a fraction', { exercise_id: 1.5, answer_text: 'x' }],
    ['a number for a text', { exercise_id: 1, answer_text: 5 }],
    ['NUL in a text', { exercise_id: 1, answer_text: 'a\u0000b' }],
    ['an essay beyond measure', { exercise_id: 1, answer_text: 'x'.repeat(20_001) }],
    ['no exercise', { exercise_id: undefined, answer_text: 'x' }],
  ])('is refused as an answer: %s', async (_, body) => {
    const exercise_id = context.school.free.exercise('OPEN_ANSWER')
    const aimed = body.exercise_id === 1 ? { ...body, exercise_id } : body
    const answer = await visitor.put(`/tests/${test}/answer_open`, aimed)
    expect(answer).toMatchObject({ status: 412, body: { token: 'validation' } })
  })

  it('may hold unknown fields, which change nothing', async () => {
    const exercise_id = context.school.free.exercise('OPEN_ANSWER')
    const body = { exercise_id, answer_text: 'x', correct: true, user_id: 2, admin: true, dolars: 9, unity_id: 4 }
    expect((await visitor.put(`/tests/${test}/answer_open`, body)).status).toBe(200)
    expect((await visitor.get('/me')).body).toMatchObject({ admin: false, dolars: 0, unity_id: 1 })
  })

  it('never breaks the server, whatever it is', async () => {
    const exercise_id = context.school.free.exercise('MULTIPLE_OPTIONS')
    const value = fc.jsonValue({ maxDepth: 3 })
    await fc.assert(
      fc.asyncProperty(value, value, value, async (options, alternative_ids, answer_text) => {
        const bodies: [string, Json][] = [
          ['answer_options', { exercise_id, options }],
          ['answer_alternatives', { exercise_id, alternative_ids, answer_text }],
          ['answer_open', options],
        ]
        for (const [call, body] of bodies) {
          const { statusCode } = await send('PUT', `/tests/${test}/${call}`, JSON.stringify(body))
          expect(statusCode).toBeLessThan(500)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('an address that leads nowhere', () => {
  it.each(['/chapters/0', '/chapters/-1', '/chapters/abc', '/chapters/99999999999', '/chapters/1.5', '/chapters/%00'])(
    'is refused with 412: %s',
    async (path) => {
      expect(await visitor.get(path)).toMatchObject({ status: 412, body: { token: 'validation' } })
    },
  )

  it.each(['/nothing', '/chapters/%ff', '/../../etc/passwd', `/chapters/${'9'.repeat(500)}`])(
    'is not found: %s',
    async (path) => {
      expect((await visitor.get(path)).status).toBe(404)
    },
  )

  it('is refused without, with an empty and with a doubled topic', async () => {
    for (const query of ['', '?topic_id=', '?topic_id=1&topic_id=2', '?topic_id[]=1']) {
      expect(await visitor.get(`/chapters/1/content${query}`)).toMatchObject({ status: 412 })
    }
  })
})

it.each(['', 'Bearer', 'Bearer ', 'x', 'Bearer x', "' or 1=1 --", '\u00e9'.repeat(50)])(
  'a token that is none is refused with 401: %j',
  async (token) => {
    expect((await context.call('GET', '/me', { token })).status).toBe(401)
  },
)

it('answers carry no-store and the strict headers', async () => {
  const { headers } = await visitor.get('/me')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})
