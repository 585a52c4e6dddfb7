import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrolments, user_unities, users } from '../../db/schema/index.ts'
import { addCode, addPlace, newEmail, typed } from '../../testing/enrolment.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())
beforeEach(() => context.resetRateLimits())

const validate = (body: Json) => context.call('POST', '/register/valide', { body: { profile: 'STUDENT', ...body } })
const register = (values: Json) => context.call('POST', '/register', { body: { user: typed(values) } })
const signIn = (email: string) => context.call('POST', '/session', { body: { email, password: typed().password } })
const stored = async (email: string) => (await context.db.select().from(users).where(eq(users.email, email)))[0]

const wrong = { status: 412, body: { token: 'register.validate.invalid.fields' } }
const used = { status: 412, body: { token: 'register.registered' } }
const other = { status: 444, body: { token: 'register.otherCode' } }

describe('checking a code', () => {
  it('answers whose it is, and of the CPF the middle alone', async () => {
    const email = newEmail()
    const code = await addCode(context.db, { name: 'Ana Lima', cpf: '123.456.789-09', email })
    const { status, body } = await validate({ code: ` ${code} `, email: email.toUpperCase(), school: 'THEHOUSE' })
    expect(status).toBe(200)
    const known = { code, email, profile: 'STUDENT', name: 'Ana Lima', cpf: '***.456.789-**', system: 'THEHOUSE' }
    expect(body).toEqual(known)
  })

  it('takes the code of a self-taught learner from a student, and each other from its own profile', async () => {
    const learner = await addCode(context.db, { profile: 'AUTODIDACT' })
    const email = newEmail()
    const teacher = await addCode(context.db, { profile: 'TEACHER', email })
    expect((await validate({ code: learner, email: newEmail() })).body).toMatchObject({ profile: 'STUDENT' })
    expect((await validate({ code: teacher, email, profile: 'TEACHER' })).body.cpf).toBe('')
    expect(await validate({ code: teacher, email })).toMatchObject(wrong)
    expect(await validate({ code: learner, email: newEmail(), profile: 'TEACHER' })).toMatchObject(wrong)
  })

  it('refuses a wrong code and another e-mail than the enrolled one in the same words', async () => {
    const email = newEmail()
    const code = await addCode(context.db, { email })
    const registered = await addPerson(context.db)
    const answers = [
      await validate({ code: 'nobodys-code', email }),
      await validate({ code: 'nobodys-code', email: registered.email }),
      await validate({ code, email: newEmail() }),
      await validate({ code, email: registered.email }),
    ]
    for (const { status, body } of answers) expect({ status, body }).toEqual(wrong)
    expect((await validate({ code, email })).status).toBe(200)
  })

  it('says 444 for a registered e-mail only where the code is right and free', async () => {
    const { email } = await addPerson(context.db)
    const code = await addCode(context.db)
    expect(await validate({ code, email: email.toUpperCase() })).toMatchObject(other)
    expect(await validate({ code: `${code}x`, email })).toMatchObject(wrong)
    const taken = await addCode(context.db, { used_at: context.clock() })
    expect(await validate({ code: taken, email })).toMatchObject(used)
  })

  it('names the fields that are not right', async () => {
    const { status, body } = await validate({ code: 'abcd', email: 'nobody', profile: 'ADMIN' })
    expect(status).toBe(412)
    const fields = { code: 'validation.codeMin', email: 'validation.email', profile: 'validation.type' }
    expect(body).toEqual({ token: 'validation', fields })
  })
})

describe('registering', () => {
  it('makes a user as the school has enrolled them, who can sign in, and welcomes them', async () => {
    const place = await addPlace(context.db)
    const email = newEmail()
    const known = { name: 'Rui Sá', cpf: '11144477735', email }
    const code = await addCode(context.db, { ...place, ...known, profile: 'AUTODIDACT' })
    expect((await register({ code, email: email.toUpperCase() })).status).toBe(204)
    const user = await stored(email)
    const said = { cellphone: '11987654321', birthday: '1996-02-29' }
    expect(user).toMatchObject({ ...place, ...said, name: 'Rui Sá', cpf: '11144477735', profile: 'AUTODIDACT' })
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const units = await context.db
      .select()
      .from(user_unities)
      .where(eq(user_unities.user_id, user?.id ?? 0))
    expect(units).toMatchObject([{ unity_id: place.unity_id }])
    const { status, body } = await signIn(email)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ name: 'Rui Sá', profile: 'AUTODIDACT', unity_id: place.unity_id, admin: false })
    const mails = (await context.mails()).filter(({ address }) => address === email)
    expect(mails).toMatchObject([{ kind: 'welcome', language: 'en' }])
  })

  it('starts the course at the chapter of the code, with the earlier ones concluded and unpaid', async () => {
    const code = await addCode(context.db, { chapter_id: 2 })
    const email = newEmail()
    await register({ code, email })
    const { body } = await signIn(email)
    expect(body.user).toMatchObject({ chapter: 2, chapter_number: 2, house_stage: 2, dolars: 0 })
  })

  it('uses a code once', async () => {
    const code = await addCode(context.db)
    expect((await register({ code, email: newEmail() })).status).toBe(204)
    expect(await register({ code, email: newEmail() })).toMatchObject(used)
    expect(await validate({ code, email: newEmail() })).toMatchObject(used)
  })

  it('refuses what checking the code refuses', async () => {
    const { email } = await addPerson(context.db)
    const code = await addCode(context.db)
    const bound = await addCode(context.db, { email: newEmail() })
    expect(await register({ code, email })).toMatchObject(other)
    expect(await register({ code: 'nobodys-code', email })).toMatchObject(wrong)
    expect(await register({ code: bound, email: newEmail() })).toMatchObject(wrong)
    expect(await register({ code, email: newEmail(), profile: 'TEACHER' })).toMatchObject(wrong)
  })

  it('takes nothing that is the school’s from the request', async () => {
    const { unity_id, tribe_id } = await addPlace(context.db)
    const email = newEmail()
    const code = await addCode(context.db, { name: 'Ana Lima', cpf: '12345678909', email })
    const wishes = {
      id: 1,
      admin: true,
      roles: ['ROLE.BOOK'],
      dolars: 9999,
      unity_id,
      tribe_id,
      name: 'Somebody Else',
      cpf: '000',
      chapter: 31,
      chapter_id: 3,
      disabled_at: '2020-01-01T00:00:00Z',
      password_hash: 'x',
    }
    const body = { user: typed({ code, email, ...wishes }), ...wishes }
    expect((await context.call('POST', '/register', { body })).status).toBe(204)
    const kept = { name: 'Ana Lima', cpf: '12345678909', admin: false, unity_id: 1, tribe_id: 1, chapter_id: 1 }
    expect(await stored(email)).toMatchObject(kept)
    expect((await signIn(email)).body.user).toMatchObject({ admin: false, dolars: 0, unity_id: 1, chapter: 1 })
  })

  it('names every field that is not right, and leaves the code free', async () => {
    const code = await addCode(context.db)
    const faults = {
      cellphone: '12',
      birthday: '31/02/1999',
      password: '12345',
      confirmPassword: '123456',
      country: undefined,
    }
    const { status, body } = await register({ code, email: newEmail(), ...faults })
    expect(status).toBe(412)
    expect(body).toEqual({
      token: 'validation',
      fields: {
        'user.cellphone': 'validation.phone',
        'user.birthday': 'validation.birthday',
        'user.password': 'validation.passwordCommon',
        'user.confirmPassword': 'validation.passwordAgain',
        'user.country': 'validation.required',
      },
    })
    const [row] = await context.db.select().from(enrolments).where(eq(enrolments.code, code))
    expect(row?.used_at).toBeNull()
  })

  it('is refused, like checking, once the tries of its code or its e-mail are used up', async () => {
    const email = newEmail()
    const code = await addCode(context.db, { email })
    for (let attempt = 0; attempt < 5; attempt += 1) await validate({ code, email: newEmail() })
    for (const answer of [await register({ code, email }), await validate({ code, email })]) {
      expect(answer).toMatchObject({ status: 429, body: { token: 'tooMany' } })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(await stored(email)).toBeUndefined()
    await context.resetRateLimits()
    for (let attempt = 0; attempt < 5; attempt += 1) await validate({ code: `wrong-${attempt}`, email })
    expect((await register({ code, email })).status).toBe(429)
    await context.resetRateLimits()
    expect((await register({ code, email })).status).toBe(204)
  })
})
