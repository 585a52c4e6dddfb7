import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions, users } from '../../db/schema/index.ts'
import { openTestHouse, type TestHouse } from '../../testing/house.ts'
import { addPerson, password } from '../../testing/school.ts'
import { eq } from 'drizzle-orm'

const day = 86_400_000
let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const signIn = (email: string, typed = password) => house.call('POST', '/session', { body: { email, password: typed } })

describe('signing in', () => {
  it('answers a token and the user as the wire spells them', async () => {
    const person = await addPerson(house.db)
    const { status, body } = await signIn(person.email.toUpperCase())
    expect(status).toBe(200)
    expect(body.token).toMatch(/^[\w-]{43}$/)
    expect(body.user).toMatchObject({ email: person.email, dolars: 0, chapter: 1, book_id: 1, unity: { id: 1 } })
    expect(JSON.stringify(body)).not.toMatch(/password|cpf|birthday|cellphone/)
  })

  it('stores only the hash of the token', async () => {
    const { token, user } = await house.arrive()
    const [stored] = await house.db.select().from(sessions).where(eq(sessions.user_id, user.id))
    expect(stored?.token_hash).toMatch(/^[\da-f]{64}$/)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('refuses a wrong password, an unknown e-mail and a disabled person in the same words', async () => {
    const person = await addPerson(house.db)
    const disabled = await addPerson(house.db, { disabled_at: new Date() })
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

  it('makes the sixth failure in a minute wait, whatever address it claims to come from', async () => {
    const person = await addPerson(house.db)
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await signIn(person.email, 'wrong')).status).toBe(412)
    const sixth = await house.server.inject({
      method: 'POST',
      url: '/api/v1/session',
      headers: { 'x-forwarded-for': '203.0.113.9' },
      payload: { email: person.email, password: 'wrong' },
    })
    expect(sixth.statusCode).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn(person.email)).status).toBe(429)
    house.wait(61_000)
    expect((await signIn(person.email)).status).toBe(200)
  })

  it('counts guesses that are sent at once', async () => {
    const person = await addPerson(house.db)
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(person.email, 'wrong')))
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })
})

describe('a session', () => {
  it('takes the token raw or as a bearer', async () => {
    const { token } = await house.arrive()
    expect((await house.call('GET', '/me', { token })).status).toBe(200)
    expect((await house.call('GET', '/me', { token: `Bearer ${token}` })).status).toBe(200)
  })

  it('is over after signing out', async () => {
    const { post, get } = await house.arrive()
    expect((await post('/session/logout')).status).toBe(204)
    expect(await get('/me')).toMatchObject({ status: 401, body: { token: 'session.required' } })
  })

  it('ends when unused for a week, and after a month in any case', async () => {
    const idle = await house.arrive()
    house.wait(8 * day)
    expect((await idle.get('/me')).status).toBe(401)
    const busy = await house.arrive()
    for (let week = 0; week < 4; week += 1) {
      house.wait(6 * day)
      expect((await busy.get('/me')).status).toBe(200)
    }
    house.wait(6.1 * day)
    expect((await busy.get('/me')).status).toBe(401)
  })

  it('shuts out a person who was disabled meanwhile', async () => {
    const { user, get } = await house.arrive()
    await house.db.update(users).set({ disabled_at: new Date() }).where(eq(users.id, user.id))
    expect((await get('/me')).status).toBe(401)
  })
})
