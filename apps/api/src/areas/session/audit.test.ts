import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newEmail } from '../../testing/enrolment.ts'
import { addPerson, password } from '../../testing/school.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'

let lines: Json[] = []
let log = ''
let context: TestServer
function write(line: string) {
  log += line
  lines.push(JSON.parse(line))
}
beforeAll(async () => {
  context = await createTestServer({ logLevel: 'info', logTo: { write } })
})
afterAll(() => context.close())
beforeEach(async () => {
  await context.resetRateLimits()
  lines = []
  log = ''
})

const signIn = (email: string, typed: string) => context.call('POST', '/session', { body: { email, password: typed } })
const told = (event: string) => lines.filter((line) => line.event === event)

it('signing in and signing out name the user and the time, and no token', async () => {
  const { user, token, post } = await context.arrive()
  expect((await post('/session/logout')).status).toBe(204)
  for (const event of ['session.opened', 'session.closed'])
    expect(told(event)).toMatchObject([{ user_id: user.id, time: expect.any(Number) }])
  expect(log).not.toContain(token)
})

it('a failed sign-in names the user whose password was wrong', async () => {
  const { id, email } = await addPerson(context.db)
  await signIn(email.toUpperCase(), 'a wrong phrase')
  expect(told('session.refused')).toMatchObject([{ user_id: id, token: 'session.invalid', address: '127.0.0.1' }])
  expect(log).not.toMatch(/a wrong phrase|@/)
})

it('without an account it names a keyed hash of the e-mail, the same each time, which nobody can compute', async () => {
  const [email, other] = [newEmail(), newEmail()]
  for (const one of [email, email.toUpperCase(), other]) await signIn(one, 'a wrong phrase')
  const hashes = told('session.refused').map((line) => line.email_hash)
  expect(hashes).toEqual([hashes[0], hashes[0], expect.not.stringMatching(String(hashes[0]))])
  expect(hashes[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(createHash('sha256').update(email).digest('hex')).not.toContain(hashes[0])
  expect(log).not.toContain(email)
})

it.each([
  ['register.code.refused', '/register/valide', { code: 'nobodys-code', profile: 'STUDENT' }],
  ['session.refused', '/session', { password: 'x' }],
])('%s names who it was', async (event, path, body) => {
  await context.call('POST', path, { body: { ...body, email: newEmail() } })
  expect(told(event)).toMatchObject([{ email_hash: expect.stringMatching(/^[0-9a-f]{32}$/) }])
})

it('a 403 names the user and the call', async () => {
  const { user, get, put } = await context.arrive()
  await get('/people')
  await put('/people/1', { name: 'Somebody Else' })
  const who = { user_id: user.id, token: 'access.denied' }
  expect(told('access.refused')).toMatchObject([
    { ...who, method: 'GET', route: '/api/v1/people' },
    { ...who, method: 'PUT', route: '/api/v1/people/:id' },
  ])
  expect(log).not.toContain('Somebody Else')
})

it('a change of a person names the administrator, and each field before and after', async () => {
  const admin = await context.arrive({ admin: true })
  const person = await addPerson(context.db, { name: 'Rui Melo' })
  const { body } = await admin.get(`/people/${person.id}`)
  const { name: _name, ...form } = body
  await admin.put(`/people/${person.id}`, { ...form, name: 'Rui de Melo' })
  await admin.post(`/people/${person.id}/disable`)
  const who = { user_id: admin.user.id, person_id: person.id }
  expect(told('people.change')).toMatchObject([{ ...who, changed: { name: { from: 'Rui Melo', to: 'Rui de Melo' } } }])
  expect(Object.keys(told('people.change')[0].changed)).toEqual(['name'])
  expect(told('people.disable')).toMatchObject([{ ...who, changed: { disabled: { from: false, to: true } } }])
})

it('a refused change names the administrator and the fields, and no password', async () => {
  const { user, put } = await context.arrive()
  const change_password = { current: 'not the phrase', password: 'a new phrase', confirmPassword: 'a new phrase' }
  await put('/me/profile', { change_password })
  expect(told('profile.refused')).toMatchObject([{ user_id: user.id, fields: ['change_password.current'] }])
  expect(log).not.toMatch(/phrase/)
  expect(log).not.toContain(password)
})
