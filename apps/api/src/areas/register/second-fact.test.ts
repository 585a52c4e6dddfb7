import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrolments, users } from '../../db/schema/index.ts'
import { addCode, newEmail, typed } from '../../testing/enrolment.ts'
import { addPerson } from '../../testing/school.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())
beforeEach(() => context.resetRateLimits())

const validate = (body: Json) => context.call('POST', '/register/valide', { body: { profile: 'STUDENT', ...body } })
const register = (values: Json) => context.call('POST', '/register', { body: { user: typed(values) } })
const named = { name: 'Ana Lima', unity_id: 1 } as const
const wrong = { status: 412, body: { token: 'register.validate.invalid.fields' } }

/** What the school knows, the field that is asked, its right value and a wrong one. */
const facts = [
  ['a birthday', { birthday: '2011-03-09', cpf: '12345678909' }, 'birthday', '09/03/2011', '08/03/2011'],
  ['a CPF', { cpf: '123.456.789-09' }, 'cpf_end', '8909', '8900'],
] as const

describe.each(facts)('a code with %s and no e-mail', (_, known, field, right, other) => {
  it('shows nothing of the person before that is said', async () => {
    const code = await addCode(context.db, { ...named, ...known })
    const answer = await validate({ code, email: newEmail() })
    expect(answer.status).toBe(412)
    expect(answer.body).toEqual({ token: 'register.fact', fields: { [field]: 'validation.required' } })
    expect(JSON.stringify(answer.body)).not.toMatch(/Ana|Lima|\d/)
  })

  it('answers a wrong one as a wrong code, and counts it', async () => {
    const code = await addCode(context.db, { ...named, ...known })
    for (let count = 0; count < 5; count += 1) {
      const { status, body } = await validate({ code, email: newEmail(), [field]: other })
      expect({ status, body }).toEqual(wrong)
    }
    expect((await validate({ code, email: newEmail(), [field]: right })).status).toBe(429)
  })

  it('goes on after the right one as ever', async () => {
    const code = await addCode(context.db, { ...named, ...known })
    const email = newEmail()
    for (let count = 0; count < 12; count += 1) expect((await validate({ code, email })).status).toBe(412)
    const { status, body } = await validate({ code, email, [field]: right })
    expect(status).toBe(200)
    expect(body).toMatchObject({ code, email, name: 'Ana Lima', cpf: '***.456.789-**' })
    expect((await register({ code, email, [field]: right })).status).toBe(204)
  })

  it('registers nobody who cannot say it', async () => {
    const code = await addCode(context.db, { ...named, ...known })
    const email = newEmail()
    const unsaid = await register({ code, email })
    expect([unsaid.status, unsaid.body.token]).toEqual(
      field === 'birthday' ? [412, 'register.validate.invalid.fields'] : [412, 'register.fact'],
    )
    expect(await register({ code, email, [field]: other })).toMatchObject(wrong)
    expect(await context.db.$count(users, eq(users.email, email))).toBe(0)
  })

  it('tells nobody who cannot say it whether it was used, or whose an e-mail is', async () => {
    const { email } = await addPerson(context.db)
    const used = await addCode(context.db, { ...named, ...known, used_at: context.clock() })
    const free = await addCode(context.db, { ...named, ...known })
    for (const code of [used, free]) {
      expect(await validate({ code, email })).toMatchObject({ status: 412, body: { token: 'register.fact' } })
      expect(await validate({ code, email, [field]: other })).toMatchObject(wrong)
    }
    expect((await validate({ code: free, email, [field]: right })).status).toBe(444)
  })
})

it('an enrolled e-mail is the proof: nothing else is asked', async () => {
  const email = newEmail()
  const code = await addCode(context.db, { email, birthday: '2011-03-09', cpf: '12345678909' })
  expect((await validate({ code, email: email.toUpperCase() })).status).toBe(200)
})

describe('a teacher is made by no code alone', () => {
  it.each([{}, { birthday: '1980-05-01', cpf: '12345678909' }])('without an enrolled e-mail: %j', async (known) => {
    const code = await addCode(context.db, { profile: 'TEACHER', tribe_id: null, ...known })
    const claim = { code, email: newEmail(), profile: 'TEACHER', birthday: '01/05/1980', cpf_end: '8909' }
    for (const answer of [await validate(claim), await register(claim)]) {
      expect(answer).toMatchObject({ status: 412, body: { token: 'register.school' } })
      expect(JSON.stringify(answer.body)).not.toContain('Ana')
    }
    const [row] = await context.db.select().from(enrolments).where(eq(enrolments.code, code))
    expect(row?.used_at).toBeNull()
  })

  it('and with one by its owner', async () => {
    const email = newEmail()
    const code = await addCode(context.db, { profile: 'TEACHER', tribe_id: null, email })
    expect(await validate({ code, email: newEmail(), profile: 'TEACHER' })).toMatchObject(wrong)
    expect((await register({ code, email, profile: 'TEACHER' })).status).toBe(204)
  })
})

it('a generated code is taken in any case, in any groups, and with letters for digits', async () => {
  const code = await addCode(context.db, { code: '7K2M-Q0XD-41TWA' })
  for (const typedCode of ['7k2mqoxd4itwa', '7K2M QOXD 4LTWA', code]) {
    expect((await validate({ code: typedCode, email: newEmail() })).body).toMatchObject({ code })
  }
  const email = newEmail()
  expect((await register({ code: '7k2m-qoxd-4ltwa', email })).status).toBe(204)
  expect(await validate({ code, email: newEmail() })).toMatchObject({ body: { token: 'register.registered' } })
})
