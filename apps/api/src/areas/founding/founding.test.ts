import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { classes, sessions, settings, tribes, unities, users } from '../../db/schema/index.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { founder, printedToken } from '../../testing/founding.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addClass, addUnity } from '../../testing/unit.ts'
import { rezoneUnits } from '../class-series/rezone.ts'
import { renewFoundingLink } from './link.ts'

const hour = 3_600_000
let log = ''
let context: TestServer
beforeAll(async () => {
  context = await createTestServer({ logLevel: 'trace', logTo: { write: (line) => (log += line) } })
})
beforeEach(async () => {
  await context.db.delete(users)
  await context.resetRateLimits()
})
afterAll(() => context.close())

const print = () => printedToken(context.db, context.clock())
const found = (token: string, given: Json = {}) =>
  context.call('POST', '/founding', { body: { ...founder, token, ...given } })
const look = (token: string) => context.call('GET', `/founding/${token}`)
const over = { status: 412, body: { token: 'founding.link' } }
const founded = { status: 412, body: { token: 'founding.done' } }

describe('the printed link', () => {
  it('founds the school: the unit, its administrator with the password, who is signed in and works at once', async () => {
    const token = await print()
    expect(await look(token)).toMatchObject({ status: 200, body: { expires_at: '2026-03-03T12:00:00.000Z' } })
    const { status, body } = await found(token)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ name: 'Ana Souza', admin: true, unity: { name: 'Manaus' } })
    expect(await context.call('GET', '/founding', { token: body.token })).toMatchObject({ status: 200 })
    const [unit] = await context.db.select().from(unities).where(eq(unities.name, 'Manaus'))
    expect(unit).toMatchObject({ time_zone: 'America/Manaus', archived: false })
    const again = await context.call('POST', '/session', {
      body: { email: 'ana@example.com', password: founder.password },
    })
    expect(again.status).toBe(200)
  })

  it('is 32 random bytes, of which the database keeps the hash alone', async () => {
    const token = await print()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const stored = JSON.stringify(await context.db.select().from(settings))
    expect(stored).toContain('founding.link')
    expect(stored).not.toContain(token)
  })

  it('is void after it was used, and every later one is refused and not printed', async () => {
    const token = await print()
    expect((await found(token)).status).toBe(200)
    expect(await found(token, { email: 'other@example.com' })).toMatchObject(founded)
    expect(await look(token)).toMatchObject(founded)
    expect(await renewFoundingLink(context.db, context.clock())).toBeNull()
    expect(await context.db.select().from(settings).where(eq(settings.name, 'founding.link'))).toEqual([])
    expect(await context.db.$count(users)).toBe(1)
  })

  it('is void after the next start, which prints another one', async () => {
    const older = await print()
    const newer = await print()
    expect(await look(older)).toMatchObject(over)
    expect(await found(older)).toMatchObject(over)
    expect((await found(newer)).status).toBe(200)
  })

  it('is valid for a day by the clock of the school', async () => {
    const token = await print()
    context.wait(24 * hour - 1000)
    expect((await look(token)).status).toBe(200)
    context.wait(1000)
    expect(await found(token)).toMatchObject(over)
    expect(await context.db.$count(users)).toBe(0)
  })

  it('is void once the command line has made an administrator', async () => {
    const token = await print()
    await context.arrive({ admin: true })
    expect(await found(token)).toMatchObject(founded)
  })

  it('is guessed five times a minute at most', async () => {
    const token = await print()
    for (let guess = 0; guess < 5; guess += 1) expect(await look(`guess-${guess}`)).toMatchObject(over)
    expect((await look('guess-6')).status).toBe(429)
    expect((await found(token)).status).toBe(429)
  })

  it('is in no line of the log, nor is the password', async () => {
    log = ''
    const token = await print()
    await look(token)
    await found(token, { time_zone: '+03:00' })
    await found(token)
    await context.server.inject({ method: 'GET', url: `/found/${token}` })
    expect(log).toContain('founding.done')
    expect(log).not.toContain(token)
    expect(log).not.toContain(founder.password)
  })
})

describe('the form that founds a school', () => {
  it.each([
    [
      'a password that everybody uses',
      { password: 'password', confirmPassword: 'password' },
      'password',
      'passwordCommon',
    ],
    ['a password that is too short', { password: 'abcd', confirmPassword: 'abcd' }, 'password', 'passwordMin'],
    ['two passwords', { confirmPassword: 'another one' }, 'confirmPassword', 'passwordAgain'],
    ['no unit', { unit: ' ' }, 'unit', 'required'],
    ['no name', { name: '' }, 'name', 'required'],
    ['a time zone that is none', { time_zone: 'Mars/Base' }, 'time_zone', 'timeZone'],
    ['what is no e-mail', { email: 'ana' }, 'email', 'email'],
  ])('refuses %s at its field, and keeps the link', async (_, given, field, message) => {
    const token = await print()
    const refused = { token: 'validation', fields: { [field]: `validation.${message}` } }
    expect(await found(token, given)).toMatchObject({ status: 412, body: refused })
    expect((await found(token)).status).toBe(200)
  })

  it('refuses an e-mail that somebody has, writes nothing, and keeps the link', async () => {
    const token = await print()
    const { user } = await context.arrive()
    const before = await context.db.$count(unities)
    expect(await found(token, { email: user.email.toUpperCase(), unit: 'Norte' })).toMatchObject({
      status: 412,
      body: { fields: { email: 'validation.taken' } },
    })
    expect(await context.db.$count(unities)).toBe(before)
    expect((await look(token)).status).toBe(200)
  })

  it('takes the unit of that name, where there is one', async () => {
    const before = await context.db.$count(unities)
    const { body } = await found(await print(), { unit: 'CENTRE' })
    expect(body.user.unity.name).toBe('Centre')
    expect(await context.db.$count(unities)).toBe(before)
  })

  it('gives that unit the time zone that was chosen, and moves what is there with it', async () => {
    const unity_id = await addUnity(context.db, 'America/Sao_Paulo')
    const id = await addClass(context.db, { unity_id, start: '2026-03-09T12:00:00Z' })
    const [unit] = await context.db.select().from(unities).where(eq(unities.id, unity_id))
    const { body } = await found(await print(), { unit: unit?.name })
    expect(body.user.unity).toMatchObject({ id: unity_id, time_zone: 'America/Manaus' })
    const startOf = async () => {
      const [one] = await context.db.select().from(classes).where(eq(classes.id, id))
      return one?.start_date.toISOString()
    }
    expect(await startOf()).toBe('2026-03-09T13:00:00.000Z')
    await rezoneUnits(context.server.context, (error) => {
      throw error
    })
    expect(await startOf()).toBe('2026-03-09T13:00:00.000Z')
    await context.db.delete(classes).where(eq(classes.id, id))
  })
})

describe.each(databases)('founding on %s', (database) => {
  let server: ServerOn
  beforeAll(async () => {
    server = await createServerOn(database)
  })
  afterAll(() => server.close())

  it('makes one school of twenty that press at once', async () => {
    const { db, call, clock } = server
    const token = await printedToken(db, clock())
    const before = await db.$count(unities)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('POST', '/founding', {
          body: { ...founder, token, unit: `Unit ${index}`, email: `a${index}@example.com` },
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    // Refusals count by address, so that the last of the twenty may meet the limit.
    expect(answers.filter(({ status, body }) => status === 412 && body.token !== 'founding.done')).toEqual([])
    expect(statuses.every((status) => [200, 412, 429].includes(status))).toBe(true)
    expect(await db.$count(users, eq(users.admin, true))).toBe(1)
    expect(await db.$count(unities)).toBe(before + 1)
    expect(await db.$count(sessions)).toBe(1)
  })
})

const stepsOf = async ({ get }: Pick<Visitor, 'get'>) => (await get('/founding')).body.steps

describe('the steps', () => {
  it('stay skipped for every administrator until they are taken up again', async () => {
    const [ana, bia] = [await context.arrive({ admin: true }), await context.arrive({ admin: true })]
    const { body } = await ana.put('/founding/steps/BOOK', { skipped: true })
    await ana.put('/founding/steps/BOOK', { skipped: true })
    expect(body.steps).toEqual(await stepsOf(bia))
    expect(await stepsOf(bia)).toContainEqual({ step: 'BOOK', count: 3, done: true, skipped: true })
    await bia.put('/founding/steps/BOOK', { skipped: false })
    expect(await stepsOf(ana)).toContainEqual({ step: 'BOOK', count: 3, done: true, skipped: false })
  })

  it('are gone from the home once those that are not done are skipped', async () => {
    const ana = await context.arrive({ admin: true })
    const onHome = async () => (await ana.get('/me/work')).body.steps.length
    expect(await onHome()).toBe(6)
    expect((await ana.get('/me/work')).body.steps).toContainEqual({ step: 'BOOK', done: true, skipped: false })
    await ana.put('/founding/steps/PEOPLE', { skipped: true })
    await ana.put('/founding/steps/WEEK', { skipped: true })
    expect(await onHome()).toBe(0)
    expect(await stepsOf(ana)).toHaveLength(6)
  })

  it('count up to a thousand of a kind', async () => {
    const ana = await context.arrive({ admin: true })
    const many = Array.from({ length: 1001 }, (_, index) => ({ name: `Tribe ${index}` }))
    await context.db.insert(tribes).values(many)
    expect(await stepsOf(ana)).toContainEqual({ step: 'TRIBE', count: 1000, done: true, skipped: false })
  })

  it('are refused by name, and to who is no administrator', async () => {
    const [ana, teacher] = [await context.arrive({ admin: true }), await context.arrive({ profile: 'TEACHER' })]
    expect((await ana.put('/founding/steps/ROOF', { skipped: true })).status).toBe(412)
    expect((await ana.put('/founding/steps/BOOK', { skipped: 'often' })).status).toBe(412)
    expect((await teacher.get('/founding')).status).toBe(403)
    expect((await teacher.put('/founding/steps/WEEK', { skipped: true })).status).toBe(403)
    expect((await stepsOf(ana)).filter(({ skipped }: Json) => skipped).map(({ step }: Json) => step)).toEqual([
      'PEOPLE',
      'WEEK',
    ])
  })
})
