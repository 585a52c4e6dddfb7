import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { enrolments, links, users } from '../../db/schema/index.ts'
import { databases, createServerOn } from '../../testing/databases.ts'
import { addCode, addMembership, addPlace, linksOf, newEmail, typed } from '../../testing/enrolment.ts'
import type { Json, TestServer } from '../../testing/test-server.ts'
import { addPerson, password } from '../../testing/school.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'
import { newLink } from '../../mail/links.ts'

interface Answer {
  status: number
}

const succeeded = (answers: Answer[]) => answers.filter(({ status }) => status < 300)
const unexpected = (answers: Answer[], allowed: number[]) =>
  answers.map(({ status }) => status).filter((status) => !allowed.includes(status))

describe.each(databases)('at once, on %s', (database) => {
  let context: TestServer
  beforeAll(async () => {
    context = await createServerOn(database)
  })
  afterEach(() => context.resetRateLimits())
  afterAll(() => context.close())

  const post = (path: string, body?: Json) => context.call('POST', path, { body })
  const register = (code: string, email: string) => post('/register', { user: typed({ code, email }) })

  it('one code registers one of twenty, who is welcomed once', async () => {
    const code = await addCode(context.db)
    const emails = Array.from({ length: 20 }, newEmail)
    const answers = await runConcurrently(20, (index) => register(code, emails[index] ?? ''))
    expect(succeeded(answers)).toHaveLength(1)
    expect(unexpected(answers, [204, 412, 429])).toEqual([])
    const [enrolled] = await context.db.select().from(enrolments).where(eq(enrolments.code, code))
    const made = (await context.db.select().from(users)).filter(({ email }) => emails.includes(email))
    expect(made.map(({ id }) => id)).toEqual([enrolled?.user_id])
    const welcomed = (await context.mails()).filter(({ address }) => emails.includes(address))
    expect(welcomed.map(({ address, kind }) => [address, kind])).toEqual([[made[0]?.email, 'welcome']])
  })

  it('one e-mail is registered by one of many codes; the others stay free', async () => {
    const email = newEmail()
    const codes = await runConcurrently(5, () => addCode(context.db))
    const answers = await runConcurrently(5, (index) => register(codes[index] ?? '', email))
    expect(succeeded(answers)).toHaveLength(1)
    expect(unexpected(answers, [204, 444])).toEqual([])
    const rows = (await context.db.select().from(enrolments)).filter(({ code }) => codes.includes(code))
    expect(rows.filter(({ used_at }) => used_at !== null)).toHaveLength(1)
    expect((await context.mails()).filter(({ address }) => address === email)).toHaveLength(1)
  })

  it('one link sets one of twenty passwords', async () => {
    const { email } = await addPerson(context.db)
    await post('/session/forgot_password', { email })
    const [token] = await linksOf(context, email, 'change-password')
    const phrases = Array.from({ length: 20 }, (_, index) => `a new phrase ${index}`)
    const answers = await runConcurrently(20, (index) =>
      post('/session/change_password_token', { token, password: phrases[index], confirmPassword: phrases[index] }),
    )
    expect(succeeded(answers)).toHaveLength(1)
    expect(unexpected(answers, [204, 412, 429])).toEqual([])
    const winner = phrases[answers.findIndex(({ status }) => status === 204)]
    expect((await post('/session', { email, password: winner })).status).toBe(200)
  })

  it('one link moves one of twenty times to its code', async () => {
    const { email } = await addPerson(context.db)
    const code = await addCode(context.db, await addPlace(context.db))
    await post(`/session/change_code?code=${code}&email=${email}`)
    const [token] = await linksOf(context, email, 'change-code')
    const answers = await runConcurrently(20, () => post(`/session/change_code_token?token=${token}`))
    expect(succeeded(answers)).toHaveLength(1)
    expect(unexpected(answers, [200, 412, 429])).toEqual([])
  })

  it('one code goes to one of two people who follow their links', async () => {
    const code = await addCode(context.db)
    const people = await runConcurrently(2, () => addPerson(context.db))
    const tokens = await runConcurrently(2, (index) =>
      newLink(context.db, { kind: 'code', user_id: people[index]?.id ?? 0, code }, context.clock()),
    )
    const answers = await runConcurrently(2, (index) => post(`/session/change_code_token?token=${tokens[index]}`))
    expect(succeeded(answers)).toHaveLength(1)
    expect(unexpected(answers, [200, 412])).toEqual([])
  })

  it('links that are made and used in the same moment leave one at most, and no request hangs', async () => {
    const { id: user_id } = await addPerson(context.db)
    const make = () => newLink(context.db, { kind: 'password', user_id }, context.clock())
    const token = await make()
    const phrase = { password: 'a new phrase', confirmPassword: 'a new phrase' }
    const used = post('/session/change_password_token', { token, ...phrase })
    const [answer] = await Promise.all([used, runConcurrently(10, make)])
    expect([204, 412]).toContain(answer.status)
    const left = await context.db.select().from(links).where(eq(links.user_id, user_id))
    expect(left.length).toBeLessThanOrEqual(1)
  })

  it('of ten changes of unit one token is left', async () => {
    const visitor = await context.arrive()
    const { unity_id } = await addPlace(context.db)
    await addMembership(context.db, visitor.user.id, unity_id)
    const answers = await runConcurrently(10, () => visitor.post('/session/change_unity', { unity_id }))
    expect(unexpected(answers, [200, 401])).toEqual([])
    const alive = await Promise.all(
      answers.flatMap(({ status, body }) =>
        status === 200 ? [context.call('GET', '/me', { token: body.token })] : [],
      ),
    )
    expect(succeeded(alive)).toHaveLength(1)
  })

  it('wrong passwords are all counted, and five are let in on the way', async () => {
    const { email } = await addPerson(context.db)
    const answers = await runConcurrently(12, () => post('/session', { email, password: 'wrong' }))
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
    expect((await post('/session', { email, password })).status).toBe(429)
  })
})
