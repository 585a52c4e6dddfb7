import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { links, sessions, users } from '../../db/schema/index.ts'
import { linksOf } from '../../testing/enrolment.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { addPerson, password } from '../../testing/school.ts'
import { hashToken } from '../../plugins/session.ts'

const fresh = 'a longer, newer phrase'
const minute = 60_000
let log = ''
let context: TestServer
beforeAll(async () => {
  context = await createTestServer({ logLevel: 'trace', logTo: { write: (line) => (log += line) } })
})
afterAll(() => context.close())

const ask = (email: string) => context.call('POST', '/session/forgot_password', { body: { email } })
const reset = async (token: string, typed = fresh) => {
  // Failures count by IP address, which is the same for all tests.
  await context.resetRateLimits()
  return send(token, typed)
}
const send = (token: string, typed = fresh) =>
  context.call('POST', '/session/change_password_token', {
    body: { token, password: typed, confirmPassword: typed },
  })
const signIn = (email: string, typed: string) => context.call('POST', '/session', { body: { email, password: typed } })
const refused = { status: 412, body: { token: 'link.invalid' } }

async function mailedLink(email: string): Promise<string> {
  await ask(email)
  return (await linksOf(context, email, 'change-password')).at(-1) ?? ''
}

describe('asking for a link', () => {
  it('answers 204 in any case, and writes to whom it knows alone', async () => {
    const { email } = await addPerson(context.db)
    const disabled = await addPerson(context.db, { disabled_at: new Date() })
    for (const asked of [email, disabled.email, 'nobody@example.com']) {
      expect(await ask(asked)).toMatchObject({ status: 204, body: undefined })
    }
    const mails = await context.mails()
    expect(mails.filter(({ address }) => address === email)).toHaveLength(1)
    expect(mails.some(({ address }) => address === disabled.email || address.startsWith('nobody'))).toBe(false)
  })

  it('knows an e-mail however it is written, and answers in the language of the request', async () => {
    const { email } = await addPerson(context.db)
    await context.server.inject({
      method: 'POST',
      url: '/api/v1/session/forgot_password',
      headers: { 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8' },
      payload: { email: ` ${email.toUpperCase()} ` },
    })
    expect((await context.mails()).filter(({ address }) => address === email)).toMatchObject([{ language: 'pt' }])
  })

  it('leads to the public address, whatever host the request names', async () => {
    const { email } = await addPerson(context.db)
    await context.server.inject({
      method: 'POST',
      url: '/api/v1/session/forgot_password',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      payload: { email },
    })
    const mail = (await context.mails()).find(({ address }) => address === email)
    expect(mail?.links[0]?.startsWith(`${context.publicUrl}/change-password/`)).toBe(true)
    expect(JSON.stringify(mail)).not.toContain('evil.example')
  })
})

it('a link holds 256 bits of chance, and its hash alone is stored', async () => {
  const { id, email } = await addPerson(context.db)
  const [first, second] = [await mailedLink(email), await mailedLink(email)]
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(second).not.toBe(first)
  const stored = await context.db.select().from(links).where(eq(links.user_id, id))
  expect(stored.map(({ token_hash }) => token_hash)).toContain(hashToken(second))
  expect(JSON.stringify(stored)).not.toContain(second)
})

describe('setting a password by a link', () => {
  it('sets the new password, and ends the old one and every earlier session', async () => {
    const { user, get, token } = await context.arrive()
    const link = await mailedLink(user.email)
    expect((await reset(link)).status).toBe(204)
    expect(await get('/me')).toMatchObject({ status: 401 })
    expect((await context.call('GET', '/me', { token })).status).toBe(401)
    expect((await signIn(user.email, password)).status).toBe(412)
    expect((await signIn(user.email, fresh)).status).toBe(200)
  })

  it('works once, also when it is used again later', async () => {
    const { email } = await addPerson(context.db)
    const link = await mailedLink(email)
    expect((await reset(link)).status).toBe(204)
    expect(await reset(link, 'another phrase')).toMatchObject(refused)
    expect((await signIn(email, fresh)).status).toBe(200)
  })

  it('works for half an hour by the clock of the school', async () => {
    const [early, late] = [await addPerson(context.db), await addPerson(context.db)]
    const links = [await mailedLink(early.email), await mailedLink(late.email)]
    context.wait(30 * minute - 1000)
    expect((await reset(links[0] ?? '')).status).toBe(204)
    context.wait(1000)
    expect(await reset(links[1] ?? '')).toMatchObject(refused)
  })

  it('is void after a new one was mailed', async () => {
    const { email } = await addPerson(context.db)
    const older = await mailedLink(email)
    const newer = await mailedLink(email)
    expect(newer).not.toBe(older)
    expect(await reset(older)).toMatchObject(refused)
    expect((await reset(newer)).status).toBe(204)
  })

  it('is closed to who was disabled meanwhile', async () => {
    const { id, email } = await addPerson(context.db)
    const link = await mailedLink(email)
    await context.db.update(users).set({ disabled_at: context.clock() }).where(eq(users.id, id))
    expect(await reset(link)).toMatchObject(refused)
  })

  it('takes no token of a session, and a session takes none of a link', async () => {
    const { user, token } = await context.arrive()
    const link = await mailedLink(user.email)
    expect(await reset(token)).toMatchObject(refused)
    expect((await context.call('GET', '/me', { token: link })).status).toBe(401)
  })

  it('ends at a session that was opened by the old password in the same moment', async () => {
    const { id, email } = await addPerson(context.db)
    const link = await mailedLink(email)
    const [opened, changed] = await Promise.all([signIn(email, password), reset(link)])
    expect(changed.status).toBe(204)
    const left = await context.db.select().from(sessions).where(eq(sessions.user_id, id))
    expect([200, 412]).toContain(opened.status)
    expect(left).toEqual([])
  })
})

describe('a new password', () => {
  it.each([
    ['five characters', 'hžu5e'],
    ['more than 64 characters', `${'long '.repeat(30)}end`],
    ['spaces around', '  kept as typed  '],
    ['letters of everywhere', 'Ça va? Größe 日本 🏠'],
  ])('is taken as it is: %s', async (_, typed) => {
    const { email } = await addPerson(context.db)
    expect((await reset(await mailedLink(email), typed)).status).toBe(204)
    expect((await signIn(email, typed)).status).toBe(200)
    // The password is neither truncated, trimmed nor case-folded.
    for (const other of [typed.slice(0, -1), `${typed} `, typed.toUpperCase()].filter((other) => other !== typed)) {
      expect((await signIn(email, other)).status).toBe(412)
    }
  })

  it.each([
    ['four characters', 'abcd', 'validation.passwordMin'],
    ['one of the most common', '123456', 'validation.passwordCommon'],
    ['the same in capitals', 'PASSWORD1', 'validation.passwordCommon'],
    ['one beyond measure', 'x'.repeat(1025), 'validation.passwordMax'],
  ])('is refused with its field: %s', async (_, typed, message) => {
    const { email } = await addPerson(context.db)
    const link = await mailedLink(email)
    expect(await reset(link, typed)).toMatchObject({
      status: 412,
      body: { token: 'validation', fields: { password: message } },
    })
    // A refused password does not consume the link.
    expect((await reset(link)).status).toBe(204)
  })

  it('has to be typed twice alike', async () => {
    const body = { token: 'x', password: fresh, confirmPassword: `${fresh}!` }
    const answer = await context.call('POST', '/session/change_password_token', { body })
    expect(answer.body.fields).toEqual({ confirmPassword: 'validation.passwordAgain' })
  })
})

it('the log says what happened, and no secret of it', async () => {
  log = ''
  const { id, email } = await addPerson(context.db)
  const link = await mailedLink(email)
  await reset(link)
  await reset(link, 'another phrase')
  const { body } = await signIn(email, fresh)
  expect(log).toContain(`"event":"password.reset","user_id":${id}`)
  expect(log).toContain('"event":"password.refused","token":"link.invalid"')
  for (const secret of [link, hashToken(link), fresh, body.token, hashToken(body.token), email, '$argon2']) {
    expect(log).not.toContain(secret)
  }
})
