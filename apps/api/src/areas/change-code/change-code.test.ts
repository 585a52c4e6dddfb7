import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enrolments, user_unities, users } from '../../db/schema/index.ts'
import { addCode, addPlace, linksOf, newEmail } from '../../testing/enrolment.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { addPerson, password } from '../../testing/school.ts'

const minute = 60_000
let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const ask = (code: string, email: string) =>
  context.call('POST', `/session/change_code?code=${code}&email=${encodeURIComponent(email)}`)
const follow = async (token: string) => {
  // The rate limit counts failures by IP address, and all tests share one.
  await context.resetRateLimits()
  return context.call('POST', `/session/change_code_token?token=${token}`)
}
const mailed = async (code: string, email: string) => {
  await ask(code, email)
  return (await linksOf(context, email, 'change-code')).at(-1) ?? 'no link was mailed'
}
const userOf = async (id: number) => (await context.db.select().from(users).where(eq(users.id, id)))[0]
const codeOf = async (code: string) => (await context.db.select().from(enrolments).where(eq(enrolments.code, code)))[0]
const refused = { status: 412, body: { token: 'link.invalid' } }

describe('asking to move to a code', () => {
  it('answers 204 in any case, and writes only where everything fits', async () => {
    const [fitting, ...others] = [
      await addPerson(context.db, { cpf: '12345678909' }),
      await addPerson(context.db, { cpf: '11144477735' }),
      await addPerson(context.db),
      await addPerson(context.db, { disabled_at: new Date() }),
    ]
    const free = await addCode(context.db, { cpf: '12345678909' })
    const used = await addCode(context.db, { used_at: new Date() })
    const bound = await addCode(context.db, { email: newEmail() })
    const asked: [string, string][] = [
      [free, fitting.email.toUpperCase()],
      // Another CPF than the code's.
      [free, others[0]?.email ?? ''],
      [used, others[1]?.email ?? ''],
      [bound, others[1]?.email ?? ''],
      ['nobodys-code', others[1]?.email ?? ''],
      [free, others[2]?.email ?? ''],
      [free, 'nobody@example.com'],
    ]
    for (const [code, email] of asked) expect(await ask(code, email)).toMatchObject({ status: 204, body: undefined })
    const mails = (await context.mails()).map(({ address, kind }) => ({ address, kind }))
    expect(mails).toEqual([{ address: fitting.email, kind: 'changeCode' }])
    expect((await codeOf(free))?.used_at).toBeNull()
  })

  it('writes to nobody for the code of a teacher without an e-mail, nor for one of another birthday', async () => {
    const user = await addPerson(context.db)
    await context.db.update(users).set({ birthday: '1996-02-29' }).where(eq(users.id, user.id))
    const own = await addCode(context.db, { birthday: '1996-02-29' })
    const codes = [
      await addCode(context.db, { profile: 'TEACHER', tribe_id: null }),
      await addCode(context.db, { birthday: '1996-02-28' }),
      own,
    ]
    for (const code of codes) await ask(code, user.email)
    const mails = (await context.mails()).filter(({ address }) => address === user.email)
    expect(mails).toHaveLength(1)
    expect(JSON.stringify(mails)).toContain(own)
  })

  it('writes to nobody whose account does not say what the code names', async () => {
    const user = await addPerson(context.db)
    expect((await userOf(user.id))?.birthday).toBeNull()
    const codes = [
      await addCode(context.db, { birthday: '1996-02-28' }),
      await addCode(context.db, { cpf: '12345678909' }),
      await addCode(context.db, { cpf: '12345678909', birthday: '1996-02-28' }),
    ]
    for (const code of codes) await ask(code, user.email)
    expect((await context.mails()).filter(({ address }) => address === user.email)).toEqual([])
    await context.db.update(users).set({ birthday: '1996-02-28' }).where(eq(users.id, user.id))
    await ask(codes[0] ?? '', user.email)
    expect((await context.mails()).filter(({ address }) => address === user.email)).toHaveLength(1)
  })

  it('counts the guesses of all accounts at one code', async () => {
    const code = await addCode(context.db, { birthday: '1996-02-28' })
    const statuses = []
    for (let at = 0; at < 6; at += 1) statuses.push((await ask(code, newEmail())).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    await context.resetRateLimits()
  })

  it('knows a generated code however it is typed', async () => {
    const { email } = await addPerson(context.db)
    await addCode(context.db, { code: '9K2M-Q0XD-41TWA' })
    expect(await mailed('9k2mqoxd4itwa', email)).toMatch(/^[\w-]{43}$/)
  })

  it('refuses a code that cannot be one, and alike whether the e-mail exists or not', async () => {
    const { email } = await addPerson(context.db)
    for (const asked of [email, newEmail()]) {
      const refusal = { token: 'validation', fields: { code: 'validation.codeMin' } }
      expect(await ask('1234', asked)).toMatchObject({ status: 412, body: refusal })
    }
  })

  it('says which fields are missing', async () => {
    expect((await context.call('POST', '/session/change_code?email=x')).body).toEqual({
      token: 'validation',
      fields: { code: 'validation.required', email: 'validation.email' },
    })
  })
})

describe('moving to a code by the link of a mail', () => {
  it('moves unit, tribe and profile, uses the code, and leaves the progress as it is', async () => {
    const { user } = await context.arrive({ chapter: 3 })
    const place = await addPlace(context.db)
    const enrolled = { profile: 'TEACHER', name: 'Another Name', email: user.email } as const
    const code = await addCode(context.db, { ...place, ...enrolled })
    const { status, body } = await follow(await mailed(code, user.email))
    expect({ status, body }).toEqual({ status: 200, body: { token: expect.stringMatching(/^[\w-]{43}$/) } })
    expect(await userOf(user.id)).toEqual({ ...user, ...place, profile: 'TEACHER', language: 'en' })
    expect(await codeOf(code)).toMatchObject({ user_id: user.id, used_at: context.clock() })
    const units = await context.db.select().from(user_unities).where(eq(user_unities.user_id, user.id))
    expect(units.map(({ unity_id }) => unity_id).toSorted((one, other) => one - other)).toEqual([1, place.unity_id])
  })

  it('ends the sessions of the old place; a new one opens in the new place with the same password', async () => {
    const { user, get } = await context.arrive()
    const place = await addPlace(context.db)
    await follow(await mailed(await addCode(context.db, place), user.email))
    expect(await get('/me')).toMatchObject({ status: 401, body: { token: 'session.required' } })
    const { body } = await context.call('POST', '/session', { body: { email: user.email, password } })
    expect(body.user).toMatchObject({ unity_id: place.unity_id, tribe: { id: place.tribe_id } })
  })

  it('lets the holder of the link set a new password, once', async () => {
    const { email } = await addPerson(context.db)
    const { body } = await follow(await mailed(await addCode(context.db), email))
    const typed = { token: body.token, password: 'a newer phrase', confirmPassword: 'a newer phrase' }
    const change = () => context.call('POST', '/session/change_password_token', { body: typed })
    expect((await change()).status).toBe(204)
    expect(await change()).toMatchObject(refused)
    const signedIn = await context.call('POST', '/session', { body: { email, password: 'a newer phrase' } })
    expect(signedIn.status).toBe(200)
  })

  it('works once', async () => {
    const { email } = await addPerson(context.db)
    const link = await mailed(await addCode(context.db), email)
    expect((await follow(link)).status).toBe(200)
    expect(await follow(link)).toMatchObject(refused)
  })

  it('works for half an hour, and not after a newer one was mailed', async () => {
    const [one, other] = [await addPerson(context.db), await addPerson(context.db)]
    const older = await mailed(await addCode(context.db), one.email)
    const newer = await mailed(await addCode(context.db), one.email)
    expect(await follow(older)).toMatchObject(refused)
    expect((await follow(newer)).status).toBe(200)
    const late = await mailed(await addCode(context.db), other.email)
    context.wait(30 * minute)
    expect(await follow(late)).toMatchObject(refused)
  })

  it('is refused, and stays without effect, where the code was used meanwhile', async () => {
    const person = await addPerson(context.db)
    const place = await addPlace(context.db)
    const code = await addCode(context.db, place)
    const link = await mailed(code, person.email)
    await context.db
      .update(enrolments)
      .set({ used_at: new Date(0) })
      .where(eq(enrolments.code, code))
    expect(await follow(link)).toMatchObject(refused)
    expect(await userOf(person.id)).toEqual(person)
    const membership = and(eq(user_unities.user_id, person.id), eq(user_unities.unity_id, place.unity_id))
    expect(await context.db.select().from(user_unities).where(membership)).toEqual([])
  })

  it('is closed to who was disabled meanwhile, and to the link of a password', async () => {
    const [one, other] = [await addPerson(context.db), await addPerson(context.db)]
    const link = await mailed(await addCode(context.db), one.email)
    await context.db.update(users).set({ disabled_at: context.clock() }).where(eq(users.id, one.id))
    expect(await follow(link)).toMatchObject(refused)
    await context.call('POST', '/session/forgot_password', { body: { email: other.email } })
    const [forPassword = ''] = await linksOf(context, other.email, 'change-password')
    expect(await follow(forPassword)).toMatchObject(refused)
  })
})
