import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tribes, users } from '../../db/schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'
import { addUnity, give, spend } from '../../testing/unit.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

/** A student of a new tribe, in a unit with a time zone, and a function that gives dollars to members of the tribe. */
async function newTribe(name: string, zone = 'America/Manaus') {
  const [tribe] = await context.db.insert(tribes).values({ name }).returning()
  const unity_id = await addUnity(context.db, zone)
  const visitor = await context.arrive({ unity_id, tribe_id: tribe?.id ?? 0 })
  const fortune = async () => (await visitor.get('/me/tribe')).body.fortune
  return { tribe_id: tribe?.id ?? 0, unity_id, fortune, ...visitor }
}

describe('the own tribe', () => {
  it('has the fortune that its members earned, wherever they learn, and others did not', async () => {
    const { user, get, tribe_id } = await newTribe('Otters')
    const friend = await addPerson(context.db, { tribe_id })
    const stranger = await addPerson(context.db)
    for (const { id } of [user, friend, stranger]) await give(context.db, id, 15, '2026-03-02T11:00:00Z')
    expect(await get('/me/tribe')).toMatchObject({ status: 200, body: { id: tribe_id, name: 'Otters', fortune: 30 } })
  })

  it('starts a month with nothing, and does not get poorer by what is spent', async () => {
    const { user, fortune } = await newTribe('Owls')
    expect(await fortune()).toBe(0)
    await give(context.db, user.id, 20, '2026-03-02T11:00:00Z')
    await spend(context.db, user.id, 15, '2026-03-02T11:30:00Z')
    expect(await fortune()).toBe(20)
  })

  it('counts the month by the calendar of the unit, to the millisecond', async () => {
    const { user, fortune } = await newTribe('Bears')
    // Manaus is four hours behind UTC.
    await give(context.db, user.id, 1, '2026-03-01T03:59:59.999Z')
    await give(context.db, user.id, 10, '2026-03-01T04:00:00.000Z')
    await give(context.db, user.id, 100, '2026-04-01T03:59:59.999Z')
    await give(context.db, user.id, 1000, '2026-04-01T04:00:00.000Z')
    expect(await fortune()).toBe(110)
    const east = await newTribe('Wolves', 'America/Sao_Paulo')
    await give(context.db, east.user.id, 1, '2026-03-01T02:59:59.999Z')
    await give(context.db, east.user.id, 10, '2026-03-01T03:00:00.000Z')
    expect(await east.fortune()).toBe(10)
  })

  it('is not found where a student has none yet', async () => {
    const { user, get } = await context.arrive()
    await context.db.update(users).set({ tribe_id: null }).where(eq(users.id, user.id))
    expect(await get('/me/tribe')).toMatchObject({ status: 404, body: { token: 'notFound' } })
  })

  it.each([{ profile: 'TEACHER' as const }, { profile: 'AUTODIDACT' as const }])('is nothing for %o', async (who) => {
    const { get } = await context.arrive(who)
    expect(await get('/me/tribe')).toMatchObject({ status: 403, body: { token: 'access.denied' } })
  })

  it('costs one query, however many its members are', async () => {
    const { tribe_id, get } = await newTribe('Bees')
    const cost = () => countQueries(() => get('/me/tribe'))
    const alone = await cost()
    for (let count = 0; count < 20; count += 1) {
      const { id } = await addPerson(context.db, { tribe_id })
      await give(context.db, id, 10, '2026-03-02T11:00:00Z')
    }
    expect(await cost()).toBe(alone)
    // Two queries: the second one is that of the session.
    expect(alone).toBe(2)
  })
})

const rank = async ({ get }: Pick<Visitor, 'get'>, first: string, last: string) => {
  const { status, body } = await get(`/tribes?start_date=${first}&end_date=${last}`)
  expect(status).toBe(200)
  return body.content
}
const of = (list: Json, id: number) => list.find((tribe: Json) => tribe.id === id)?.fortune

describe('the ranking', () => {
  it('has every tribe, the richest first, by what was earned on some days and not by what was spent', async () => {
    const [rich, poor] = [await newTribe('Rich'), await newTribe('Poor')]
    await give(context.db, rich.user.id, 5000, '2026-05-10T12:00:00Z')
    await spend(context.db, rich.user.id, 4900, '2026-05-10T13:00:00Z')
    await give(context.db, poor.user.id, 300, '2026-05-10T12:00:00Z')
    const list = await rank(poor, '2026-05-01', '2026-05-31')
    expect(list.slice(0, 2)).toEqual([
      { id: rich.tribe_id, name: 'Rich', symbol: 'hearth', color: 'brick', fortune: 5000 },
      { id: poor.tribe_id, name: 'Poor', symbol: 'hearth', color: 'brick', fortune: 300 },
    ])
    expect(list).toHaveLength(await context.db.$count(tribes))
    expect(list.slice(2).every(({ fortune }: Json) => fortune === 0)).toBe(true)
  })

  it('takes its days by the calendar of the unit, the first and the last included', async () => {
    const { tribe_id, user, ...visitor } = await newTribe('Swifts')
    // Manaus is four hours behind UTC.
    await give(context.db, user.id, 1, '2026-07-01T03:59:59.999Z')
    await give(context.db, user.id, 10, '2026-07-01T04:00:00.000Z')
    await give(context.db, user.id, 100, '2026-08-01T03:59:59.999Z')
    await give(context.db, user.id, 1000, '2026-08-01T04:00:00.000Z')
    expect(of(await rank(visitor, '2026-07-01', '2026-07-31'), tribe_id)).toBe(110)
    expect(of(await rank(visitor, '2026-07-31', '2026-07-31'), tribe_id)).toBe(100)
    expect(of(await rank(visitor, '2026-06-30', '2026-08-01'), tribe_id)).toBe(1111)
    const east = await newTribe('Terns', 'America/Sao_Paulo')
    expect(of(await rank(east, '2026-07-01', '2026-07-31'), tribe_id)).toBe(11)
  })

  it('of all times has every tribe by name', async () => {
    const { tribe_id, user, get } = await newTribe('Águias')
    await give(context.db, user.id, 7, '2020-01-01T12:00:00Z')
    await give(context.db, user.id, 8, '2026-01-01T12:00:00Z')
    const { content } = (await get('/tribes/all')).body
    expect(content[0]).toMatchObject({ id: tribe_id, name: 'Águias', fortune: 15 })
    expect(content).toHaveLength(await context.db.$count(tribes))
  })

  it.each([
    '',
    '?start_date=2026-03-01',
    '?start_date=2026-03-01&end_date=2026-02-28',
    '?start_date=2026-02-30&end_date=2026-03-01',
    '?start_date=0000-01-01&end_date=2026-03-01',
    '?start_date=2026-03-01T00:00:00Z&end_date=2026-03-31',
    "?start_date='&end_date=2026-03-31",
    '?start_date=2026-03-01&start_date=2026-03-02&end_date=2026-03-31',
  ])('refuses days that are none: %s', async (query) => {
    const { get } = await context.arrive()
    expect(await get(`/tribes${query}`)).toMatchObject({ status: 412, body: { token: 'validation' } })
  })

  it.each([{ profile: 'TEACHER' as const }, { profile: 'AUTODIDACT' as const }])('is nothing for %o', async (who) => {
    const { get } = await context.arrive(who)
    for (const path of ['/tribes?start_date=2026-03-01&end_date=2026-03-31', '/tribes/all']) {
      expect((await get(path)).status).toBe(403)
    }
  })

  it('costs one query beside the session’s', async () => {
    const { get } = await context.arrive()
    for (const path of ['/tribes?start_date=2026-03-01&end_date=2026-03-31', '/tribes/all']) {
      expect(await countQueries(() => get(path))).toBe(2)
    }
  })
})
