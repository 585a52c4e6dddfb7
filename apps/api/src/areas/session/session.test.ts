import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions, users } from '../../db/schema/index.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { addPerson, password } from '../../testing/school.ts'
import { hashPassword } from './password.ts'

const day = 86_400_000
const lines: string[] = []
let context: TestServer
beforeAll(async () => {
  context = await createTestServer({ logLevel: 'info', logTo: { write: (line) => lines.push(line) } })
})
afterAll(() => context.close())

const signIn = (email: string, typed = password) =>
  context.call('POST', '/session', { body: { email, password: typed } })

describe('signing in', () => {
  it('answers a token and the user as the wire spells them', async () => {
    const person = await addPerson(context.db)
    const { status, body } = await signIn(person.email.toUpperCase())
    expect(status).toBe(200)
    expect(body.token).toMatch(/^[\w-]{43}$/)
    expect(body.user).toMatchObject({ email: person.email, dolars: 0, chapter: 1, book_id: 1, unity: { id: 1 } })
    expect(JSON.stringify(body)).not.toMatch(/"\w*(?:password|cpf|cellphone|birthday)\w*":/)
  })

  it('stores only the hash of the token', async () => {
    const { token, user } = await context.arrive()
    const [stored] = await context.db.select().from(sessions).where(eq(sessions.user_id, user.id))
    expect(stored?.token_hash).toMatch(/^[\da-f]{64}$/)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('refuses a wrong password, an unknown e-mail and a disabled person in the same words', async () => {
    const person = await addPerson(context.db)
    const disabled = await addPerson(context.db, { disabled_at: new Date() })
    const answers = [
      await signIn(person.email, 'wrong'),
      await signIn('nobody@example.com'),
      await signIn(disabled.email),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(412)
      expect(body).toEqual({ token: 'session.invalid' })
    }
  })

  it('counts guesses that are sent at once', async () => {
    const person = await addPerson(context.db)
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(person.email, 'wrong')))
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })
})

const storedOf = async (id: number) =>
  (await context.db.select({ stored: users.password_hash }).from(users).where(eq(users.id, id)))[0]?.stored

describe('the stored password', () => {
  const weak = { memoryCost: 8192, timeCost: 1, parallelism: 1 }

  it('is hashed with what OWASP asks for, and a salt of its own', async () => {
    const hashes = await Promise.all([hashPassword(password), hashPassword(password)])
    for (const stored of hashes) {
      const [, memory, time, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored) ?? []
      expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024)
      expect(Number(time)).toBeGreaterThanOrEqual(2)
      expect(Number(lanes)).toBe(1)
    }
    expect(hashes[0]).not.toBe(hashes[1])
  })

  it('is hashed anew at the next sign-in after the parameters have changed, and not by a wrong one', async () => {
    const person = await addPerson(context.db, { password_hash: await hash(password, weak) })
    await signIn(person.email, 'wrong')
    expect(await storedOf(person.id)).toBe(person.password_hash)
    expect((await signIn(person.email)).status).toBe(200)
    const renewed = await storedOf(person.id)
    expect(renewed).toContain('$m=19456,t=2,p=1$')
    expect((await signIn(person.email)).status).toBe(200)
    expect(await storedOf(person.id)).toBe(renewed)
  })

  it('may be renewed by two who sign in at once: both come in', async () => {
    const { email } = await addPerson(context.db, { password_hash: await hash(password, weak) })
    const answers = await Promise.all([signIn(email), signIn(email), signIn(email)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('is not given to who has never registered', async () => {
    const { id, email } = await addPerson(context.db)
    await context.db.update(users).set({ password_hash: null }).where(eq(users.id, id))
    expect(await signIn(email)).toMatchObject({ status: 412, body: { token: 'session.invalid' } })
  })
})

describe('a session', () => {
  it('takes the token raw or as a bearer', async () => {
    const { token } = await context.arrive()
    expect((await context.call('GET', '/me', { token })).status).toBe(200)
    expect((await context.call('GET', '/me', { token: `Bearer ${token}` })).status).toBe(200)
  })

  it('is a new one at each sign-in, whatever token comes with it', async () => {
    const { user, token } = await context.arrive()
    const headers = { authorization: token, cookie: `token=${token}` }
    const again = await context.call('POST', '/session', { body: { email: user.email, password }, headers })
    expect([again.status, again.body.token === token]).toEqual([200, false])
    const forged = { authorization: 'A'.repeat(43) }
    const other = await context.call('POST', '/session', { body: { email: user.email, password }, headers: forged })
    expect(other.body.token).not.toBe(forged.authorization)
    expect((await context.call('GET', '/me', { token: forged.authorization })).status).toBe(401)
  })

  it('is over after signing out', async () => {
    const { post, get } = await context.arrive()
    expect((await post('/session/logout')).status).toBe(204)
    expect(await get('/me')).toMatchObject({ status: 401, body: { token: 'session.required' } })
  })

  it('ends every other one of its owner on request, goes on itself, and logs it', async () => {
    const { user, token, get, post } = await context.arrive()
    const stranger = await context.arrive()
    const [phone, laptop] = [await signIn(user.email), await signIn(user.email)]
    expect((await post('/session/logout_others')).status).toBe(204)
    expect((await get('/me')).status).toBe(200)
    for (const { body } of [phone, laptop]) expect((await context.call('GET', '/me', body)).status).toBe(401)
    expect((await stranger.get('/me')).status).toBe(200)
    const event = { event: 'session.others_closed', user_id: user.id, ended: 2 }
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining(event))
    expect(lines.join('\n')).not.toContain(token)
  })

  it('ends when unused for a week, and after a month in any case', async () => {
    const idle = await context.arrive()
    context.wait(8 * day)
    expect((await idle.get('/me')).status).toBe(401)
    const busy = await context.arrive()
    for (let week = 0; week < 4; week += 1) {
      context.wait(6 * day)
      expect((await busy.get('/me')).status).toBe(200)
    }
    context.wait(6.1 * day)
    expect((await busy.get('/me')).status).toBe(401)
  })

  it('shuts out a person who was disabled meanwhile', async () => {
    const { user, get } = await context.arrive()
    await context.db.update(users).set({ disabled_at: new Date() }).where(eq(users.id, user.id))
    expect((await get('/me')).status).toBe(401)
  })
})
