import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../db/schema/index.ts'
import { linksOf } from '../../testing/enrolment.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { password } from '../../testing/school.ts'
import { stopDate } from '../../testing/still-date.ts'

const fresh = 'a newer phrase'
let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())
const wait = stopDate()

const signIn = (email: string, typed: string) => context.call('POST', '/session', { body: { email, password: typed } })
const passwords = (current: string, next = fresh): Json => ({
  change_password: { current, password: next, confirmPassword: next },
})
const stored = async (id: number) => (await context.db.select().from(users).where(eq(users.id, id)))[0]

describe('own data', () => {
  it('are shown to their owner, of the CPF the middle alone, and never stand in the user', async () => {
    const { user, get, put } = await context.arrive({ cpf: '12345678909' })
    await put('/me/profile', { cellphone: '5511987654321', birthday: '01/12/1990' })
    const shown = { cellphone: '5511987654321', birthday: '01/12/1990', cpf: '***.456.789-**' }
    expect((await get('/me/profile')).body).toEqual({ name: user.name, email: user.email, ...shown })
    const session = await signIn(user.email, password)
    for (const answer of [await get('/me'), session, await get('/me/unities')]) {
      expect(JSON.stringify(answer.body)).not.toMatch(
        /"\w*(?:password|cpf|cellphone|birthday)\w*":|12345678909|987654321|1990-12-01|01\/12\/1990/,
      )
    }
  })

  it('stay as they are where nothing is sent, and are forgotten where the field was emptied', async () => {
    const { user, put } = await context.arrive()
    await put('/me/profile', { cellphone: '11 98765-4321', birthday: '01/12/1990' })
    expect((await put('/me/profile', {})).body).toMatchObject({ cellphone: '11987654321', birthday: '01/12/1990' })
    expect((await put('/me/profile', { cellphone: '' })).body).toMatchObject({ cellphone: '', birthday: '01/12/1990' })
    expect(await stored(user.id)).toMatchObject({ cellphone: null, birthday: '1990-12-01' })
  })

  it('change alone: unknown fields, another’s and the school’s among them, change nothing', async () => {
    const { user: other } = await context.arrive()
    const { user, put } = await context.arrive()
    const wishes = {
      id: other.id,
      user_id: other.id,
      name: 'X',
      email: other.email,
      cpf: '0',
      unity_id: 9,
      tribe_id: 9,
    }
    const power = { admin: true, profile: 'TEACHER', roles: ['ROLE.BOOK'], dolars: 9, password: 'hidden phrase' }
    expect((await put('/me/profile', { ...wishes, ...power, birthday: '01/12/1990' })).status).toBe(200)
    expect(await stored(user.id)).toEqual({ ...user, birthday: '1990-12-01', language: 'en' })
    expect(await stored(other.id)).toEqual({ ...other, language: 'en' })
  })

  it('are refused by field', async () => {
    const { put } = await context.arrive()
    const { status, body } = await put('/me/profile', { cellphone: '123', birthday: '1990-12-01' })
    const fields = { cellphone: 'validation.phone', birthday: 'validation.birthday' }
    expect({ status, body }).toEqual({ status: 412, body: { token: 'validation', fields } })
  })
})

describe('changing the own password', () => {
  it('keeps this session and ends every other', async () => {
    const { user, get, put } = await context.arrive()
    const other = (await signIn(user.email, password)).body.token
    expect((await put('/me/profile', passwords(password))).status).toBe(200)
    expect((await get('/me')).status).toBe(200)
    expect((await context.call('GET', '/me', { token: other })).status).toBe(401)
    expect((await signIn(user.email, password)).status).toBe(412)
    expect((await signIn(user.email, fresh)).status).toBe(200)
  })

  it('voids the links that were mailed before', async () => {
    const { user, put } = await context.arrive()
    await context.call('POST', '/session/forgot_password', { body: { email: user.email } })
    const [token] = await linksOf(context, user.email, 'change-password')
    await put('/me/profile', passwords(password))
    const body = { token, password: 'one more phrase', confirmPassword: 'one more phrase' }
    expect(await context.call('POST', '/session/change_password_token', { body })).toMatchObject({
      status: 412,
      body: { token: 'link.invalid' },
    })
  })

  it('asks for the current one, and changes nothing without it', async () => {
    const { user, put } = await context.arrive()
    const answer = await put('/me/profile', { ...passwords('wrong'), birthday: '01/12/1990' })
    const fields = { 'change_password.current': 'errors.password.wrong' }
    expect(answer).toMatchObject({ status: 412, body: { token: 'password.wrong', fields } })
    expect(await stored(user.id)).toEqual({ ...user, language: 'en' })
  })

  it.each([
    ['too common', 'football', { 'change_password.password': 'validation.passwordCommon' }],
    ['too short', 'abcd', { 'change_password.password': 'validation.passwordMin' }],
  ])('refuses one that is %s by its field', async (_, next, fields) => {
    const { put } = await context.arrive()
    expect(await put('/me/profile', passwords(password, next))).toMatchObject({ status: 412, body: { fields } })
  })

  it('limits guesses of the current one: after five failures even the right one waits', async () => {
    const { user, put } = await context.arrive()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await put('/me/profile', passwords('wrong'))).status).toBe(412)
    }
    wait(20_000)
    const refused = await put('/me/profile', passwords(password))
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '40' } })
    // The limit blocks neither other fields nor other users.
    expect((await put('/me/profile', { birthday: '01/12/1990' })).status).toBe(200)
    expect((await signIn(user.email, password)).status).toBe(200)
    wait(40_000)
    expect((await put('/me/profile', passwords(password))).status).toBe(200)
  })

  it('at once from two sessions succeeds once', async () => {
    const one = await context.arrive()
    const { body } = await signIn(one.user.email, password)
    const two = (typed: Json) => context.call('PUT', '/me/profile', { token: body.token, body: typed })
    const answers = await Promise.all([one.put('/me/profile', passwords(password)), two(passwords(password))])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
