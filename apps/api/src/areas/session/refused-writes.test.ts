import { hash } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openServer } from '../../db/client.ts'
import { sessions, users } from '../../db/schema/index.ts'
import { signedLife } from '../../plugins/signed-sessions.ts'
import { isSigned } from '../../plugins/signed-token.ts'
import { openPostgres } from '../../testing/postgres.ts'
import { listening, openEvents } from '../../testing/read-events.ts'
import { refuseSessions, refuseWrites, takeWrites, writeAnyway } from '../../testing/refuse-writes.ts'
import { addPerson, password } from '../../testing/school.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let postgres: Awaited<ReturnType<typeof openPostgres>>
let context: TestServer
let email: string
let id: number
let other: Awaited<ReturnType<typeof addPerson>>
beforeEach(async () => {
  postgres = await openPostgres()
  context = await createTestServer({ connection: openServer(postgres.url, () => undefined) })
  ;({ id, email } = await addPerson(context.db))
  other = await addPerson(context.db)
})
afterEach(async () => {
  await context.close()
  await postgres.connection.close()
  await postgres.stop()
})

const signIn = (typed = password, address = email) =>
  context.call('POST', '/session', { body: { email: address, password: typed } })
const signInOn = (cookie = '') => context.call('POST', '/session', { body: { email, password }, headers: { cookie } })
const get = (token: string, path = '/me') => context.call('GET', path, { token })
const post = (token: string, path: string, body?: object) => context.call('POST', path, { token, body })

const answers = () =>
  context.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
async function settled() {
  // A connection that was ended fails the request that meets it first.
  await expect.poll(answers).toBe(true)
}
async function whileRefusing() {
  await refuseWrites(postgres.connection)
  await settled()
}
async function onceTaking() {
  await takeWrites(postgres.connection)
  await settled()
  context.wait(signedLife.refusedMs)
}
async function signedToken(): Promise<string> {
  const { status, body } = await signIn()
  expect([status, isSigned(body.token)]).toEqual([200, true])
  return body.token
}

const forged = (changed: unknown) => Buffer.from(JSON.stringify(changed)).toString('base64url')

describe('while the database refuses writes', () => {
  it('a student signs in, reads, and signs out; what is saved is refused', async () => {
    await whileRefusing()
    const token = await signedToken()
    expect((await get(token)).body).toEqual((await signIn()).body.user)
    context.wait(signedLife.refusedMs)
    const { story } = context.school
    for (const path of ['/me/books', '/chapters/1/topics', `/chapters/1/content?topic_id=${story}`]) {
      expect([path, (await get(token, path)).status]).toEqual([path, 200])
    }
    const put = await context.call('PUT', '/me/profile', { token, body: { cellphone: '11987654321' } })
    expect([put.status, put.body.token, put.headers['retry-after']]).toEqual([503, 'unavailable', '2'])
    expect((await post(token, '/session/change_unity', { unity_id: 1 })).status).toBe(503)
    expect((await post(token, '/session/logout_others')).status).toBe(503)
    expect((await post(token, '/session/logout')).status).toBe(204)
  })

  it('a password that is hashed anew at sign-in is so at a later one', async () => {
    const password_hash = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    const person = await addPerson(context.db, { password_hash })
    await whileRefusing()
    expect((await signIn(password, person.email)).status).toBe(200)
  })

  it('who had signed in before reads on, also after the time at which the use of a session is saved', async () => {
    const { token } = (await signIn()).body
    await whileRefusing()
    context.wait(6 * 60_000)
    expect((await get(token)).status).toBe(200)
  })

  it('nobody guesses a password: failures count where the database cannot count them', async () => {
    const wrong = async (address: string) => {
      const { status, body, headers } = await signIn('wrong', address)
      return { status, body, waits: headers['retry-after'] !== undefined }
    }
    const unknown = `nobody-${email}`
    await wrong(email)
    await wrong(unknown)
    await whileRefusing()
    const outcomes: Record<string, unknown>[] = []
    for (let count = 0; count < 11; count += 1) {
      const answer = await wrong(email)
      expect(await wrong(unknown)).toEqual(answer)
      outcomes.push({ status: answer.status, token: answer.body.token })
    }
    const refused = { status: 412, token: 'session.invalid' }
    const held = { status: 429, token: 'tooMany' }
    // The one that the database had counted counts, too.
    expect(outcomes).toEqual([...Array.from({ length: 4 }, () => refused), ...Array.from({ length: 7 }, () => held)])
    expect((await signIn()).status).toBe(429)
    expect((await signIn(password, other.email)).status).toBe(200)
  })

  it('guesses at once are held, too, the right one among them', async () => {
    await whileRefusing()
    const guesses = [...Array.from({ length: 9 }, () => 'wrong'), password]
    const statuses = await Promise.all(guesses.map(async (typed) => (await signIn(typed)).status))
    expect(statuses.filter((status) => status === 412)).toHaveLength(5)
    expect((await signIn()).status).toBe(429)
  })

  it('a known device signs in while strangers guess, and a new one does, which stays a stranger', async () => {
    const cookieOf = ({ headers }: Awaited<ReturnType<typeof signIn>>) => String(headers['set-cookie']).split(';')[0]
    const known = cookieOf(await signIn())
    await whileRefusing()
    const unknown = cookieOf(await signIn())
    for (let count = 0; count < 6; count += 1) await signIn('wrong')
    expect((await signInOn(unknown)).status).toBe(429)
    expect((await signInOn(known)).status).toBe(200)
  })

  it('a signed session has no stream of events: its pages ask', async () => {
    const stored = (await signIn()).body.token
    await context.events.start(context.server.log)
    const address = await listening(context.server)
    await whileRefusing()
    const token = await signedToken()
    await expect.poll(async () => (await openEvents(address, stored)).status).toBe(200)
    expect((await openEvents(address, token)).status).toBe(503)
  })

  it.each([
    ['the user is disabled', () => `update users set disabled_at = now() where id = ${id}`],
    ['the password is changed', () => `update users set password_hash = 'another' where id = ${id}`],
    [
      'the unit is taken away',
      () => `insert into unities (name) values ('Elsewhere');
      update users set unity_id = (select max(id) from unities) where id = ${id};
      delete from user_unities where user_id = ${id}`,
    ],
  ])('a signed session ends as soon as %s', async (_, statements) => {
    await whileRefusing()
    const token = await signedToken()
    expect((await get(token)).status).toBe(200)
    await writeAnyway(postgres.connection, statements())
    expect(await get(token)).toMatchObject({ status: 401, body: { token: 'session.required' } })
  })

  it('a signed session lasts an hour', async () => {
    await whileRefusing()
    const token = await signedToken()
    context.wait(signedLife.maxMs - 1)
    expect((await get(token)).status).toBe(200)
    context.wait(1)
    expect((await get(token)).status).toBe(401)
  })

  it('a token that was not signed here as it is opens nothing', async () => {
    await whileRefusing()
    const token = await signedToken()
    const [prefix, payload = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const payloads = [
      forged({ ...claims, user_id: other.id }),
      forged({ ...claims, expires_at: claims.expires_at + 1 }),
      forged({ ...claims, user_id: 2 ** 31 }),
      forged({ ...claims, user_id: '1' }),
      forged(null),
      Buffer.from('{').toString('base64url'),
      '',
    ]
    const tokens = [
      ...payloads.map((changed) => `${prefix}.${changed}.${signature}`),
      `${prefix}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${prefix}.${payload}.`,
      `${prefix}.${payload}`,
      `${prefix}.`,
    ]
    for (const wrong of tokens) expect([wrong, (await get(wrong)).status]).toEqual([wrong, 401])
    expect((await get(token)).status).toBe(200)
  })
})

it('once the database takes writes, signed sessions are refused and signing in stores one', async () => {
  await whileRefusing()
  const token = await signedToken()
  await onceTaking()
  expect(await get(token)).toMatchObject({ status: 401, body: { token: 'session.required' } })
  const { body } = await signIn()
  expect(isSigned(body.token)).toBe(false)
  expect((await get(body.token)).status).toBe(200)
  expect(await context.db.$count(sessions, eq(sessions.user_id, id))).toBe(1)
})

it('while the database takes writes a token that is signed as it should be opens nothing', async () => {
  const [found] = await context.db.select().from(users).where(eq(users.id, id))
  const token = context.signedSessions.open({ id, unity_id: 1, password_hash: found?.password_hash ?? '' })
  context.wait(signedLife.refusedMs)
  expect((await get(token)).status).toBe(401)
})

it('on a disk that takes no new session people sign in and read, though old rows can still be replaced', async () => {
  await refuseSessions(postgres.connection)
  const token = await signedToken()
  context.wait(signedLife.refusedMs)
  expect((await context.server.inject('/readyz')).json()).toMatchObject({ status: 'ok' })
  expect((await get(token)).status).toBe(200)
})
