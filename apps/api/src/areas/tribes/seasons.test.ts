import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { season_results, seasons, unities } from '../../db/schema/index.ts'
import { createServerOn, databases } from '../../testing/databases.ts'
import { administrator } from '../../testing/managed.ts'
import type { Json, TestServer, Visitor } from '../../testing/test-server.ts'
import { addUnity, give, spend } from '../../testing/unit.ts'
import { closeSeasons } from './close-seasons.ts'

const march = { name: 'March', first_day: '2026-03-01', last_day: '2026-03-31' }
const refusedFor = (...fields: [string, string][]) => ({
  status: 412,
  body: { fields: Object.fromEntries(fields.map(([field, key]) => [field, `validation.${key}`])) },
})

describe.each(databases)('on %s', (database) => {
  let context: TestServer
  let admin: Awaited<ReturnType<typeof administrator>>
  let student: Visitor
  beforeAll(async () => {
    context = await createServerOn(database)
    admin = await administrator(context)
    // The clock of the tests stands at 2026-03-02 12:00 UTC; Rio Branco is five hours behind.
    await addUnity(context.db, 'America/Rio_Branco')
    student = await context.arrive({ unity_id: 1 })
  })
  afterEach(async () => {
    await context.db.delete(seasons)
  })
  afterAll(() => context.close())

  const make = async (season: Json): Promise<Json> => (await admin.post('/seasons', season)).body
  const read = async () => (await student.get('/tribes/seasons')).body
  const closeAt = (instant: string) => closeSeasons({ db: context.db, clock: () => new Date(instant) })
  const resultOf = async (season_id: number, tribe_id: number) => {
    const rows = await context.db.select().from(season_results).where(eq(season_results.season_id, season_id))
    return rows.find((row) => row.tribe_id === tribe_id)?.fortune
  }

  it('a season that ends before it begins, or has a day that is none, is refused', async () => {
    expect(await admin.post('/seasons', { ...march, last_day: '2026-02-28' })).toMatchObject(
      refusedFor(['last_day', 'dayOrder']),
    )
    expect(await admin.post('/seasons', { ...march, first_day: '2026-02-30' })).toMatchObject(
      refusedFor(['first_day', 'date']),
    )
  })

  it('two seasons never share a day: the other one is named, also when a removed one is restored', async () => {
    const first = await make(march)
    const other = { name: 'Spring', first_day: '2026-03-31', last_day: '2026-04-30' }
    const refused = {
      status: 412,
      body: { token: 'season.overlap', values: { name: 'March', first: '01/03/2026', last: '31/03/2026' } },
    }
    expect(await admin.post('/seasons', other)).toMatchObject(refused)
    const next = await make({ ...other, first_day: '2026-04-01' })
    expect(await admin.put(`/seasons/${next.id}`, { ...next, first_day: '2026-03-31' })).toMatchObject(refused)
    await admin.remove(`/seasons/${first.id}`)
    await admin.put(`/seasons/${next.id}`, { ...next, first_day: '2026-03-31' })
    expect(await admin.post(`/seasons/${first.id}/restore`)).toMatchObject({
      status: 412,
      body: { token: 'season.overlap', values: { name: 'Spring' } },
    })
  })

  it('of ten seasons of the same days that are made at once, one is', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, n) => admin.post('/seasons', { ...march, name: `${n}` })),
    )
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(made.filter(({ body }) => body.token === 'season.overlap')).toHaveLength(9)
  })

  it('the running season has its ranking so far, and the days that are left in the unit of the student', async () => {
    await make(march)
    const tribe = await admin.make('tribes')
    const rich = await context.arrive({ tribe_id: tribe.id })
    await give(context.db, rich.user.id, 900, '2026-03-02T11:00:00Z')
    await give(context.db, rich.user.id, 5000, '2026-02-02T11:00:00Z')
    await spend(context.db, rich.user.id, 800, '2026-03-02T11:30:00Z')
    const { current, past } = await read()
    expect(current).toMatchObject({ name: 'March', days_left: 29 })
    expect(current.content[0]).toMatchObject({ id: tribe.id, symbol: 'bell', fortune: 900 })
    expect(past).toEqual([])
  })

  it('a season that is still ahead is not shown', async () => {
    await make({ name: 'Summer', first_day: '2026-06-01', last_day: '2026-06-30' })
    expect(await read()).toEqual({ current: null, past: [] })
  })

  it('seasons in a row leave no gap and no overlap, by the clock of the unit that is the latest', async () => {
    const february = await make({ name: 'February', first_day: '2026-02-01', last_day: '2026-02-28' })
    const next = await make(march)
    const tribe = await admin.make('tribes')
    const { user } = await context.arrive({ tribe_id: tribe.id })
    // Midnight in Rio Branco, five hours behind UTC.
    await give(context.db, user.id, 1, '2026-02-01T04:59:59.999Z')
    await give(context.db, user.id, 10, '2026-02-01T05:00:00.000Z')
    await give(context.db, user.id, 100, '2026-03-01T04:59:59.999Z')
    await give(context.db, user.id, 1000, '2026-03-01T05:00:00.000Z')
    await closeAt('2026-03-01T04:59:59.999Z')
    expect(await resultOf(february.id, tribe.id)).toBeUndefined()
    await closeAt('2026-03-01T05:00:00.000Z')
    expect(await resultOf(february.id, tribe.id)).toBe(110)
    await closeAt('2026-04-01T05:00:00.000Z')
    expect(await resultOf(next.id, tribe.id)).toBe(1000)
  })

  it('the clock of an archived unit does not count', async () => {
    const season = await make({ name: 'February', first_day: '2026-02-01', last_day: '2026-02-28' })
    const west = await addUnity(context.db, 'Pacific/Pago_Pago')
    await closeAt('2026-03-01T05:00:00.000Z')
    expect(await resultOf(season.id, 1)).toBeUndefined()
    await context.db.update(unities).set({ archived: true }).where(eq(unities.id, west))
    await closeAt('2026-03-01T05:00:00.000Z')
    expect(await resultOf(season.id, 1)).toBe(0)
  })

  it('the results are fixed once, however many close the season, and nothing changes them later', async () => {
    const season = await make({ name: 'January', first_day: '2026-01-01', last_day: '2026-01-31' })
    const tribe = await admin.make('tribes')
    const { user } = await context.arrive({ tribe_id: tribe.id })
    await give(context.db, user.id, 50, '2026-01-15T12:00:00Z')
    await Promise.all(Array.from({ length: 5 }, () => closeAt('2026-02-10T12:00:00Z')))
    await give(context.db, user.id, 7, '2026-01-16T12:00:00Z')
    await closeAt('2026-02-11T12:00:00Z')
    expect(await resultOf(season.id, tribe.id)).toBe(50)
    expect((await read()).past).toMatchObject([{ name: 'January', winners: [{ id: tribe.id, fortune: 50 }] }])
    const { body: now } = await admin.get(`/seasons/${season.id}`)
    expect(await admin.put(`/seasons/${season.id}`, { ...now, last_day: '2026-02-01' })).toMatchObject(
      refusedFor(['last_day', 'seasonClosed']),
    )
    expect((await admin.put(`/seasons/${season.id}`, { ...now, name: 'Winter' })).status).toBe(200)
  })

  it('equal fortunes share the first place, and a season in which nothing was earned has no winner', async () => {
    await make({ name: 'Early', first_day: '2020-01-01', last_day: '2020-01-31' })
    await make({ name: 'Late', first_day: '2020-02-01', last_day: '2020-02-29' })
    const both = [await admin.make('tribes'), await admin.make('tribes')]
    for (const tribe of both) {
      const { user } = await context.arrive({ tribe_id: tribe.id })
      await give(context.db, user.id, 30, '2020-01-15T12:00:00Z')
    }
    await closeAt('2026-03-02T12:00:00Z')
    const { past } = await read()
    expect(past.map(({ name, winners }: Json) => [name, winners.map(({ id }: Json) => id)])).toEqual([
      ['Late', []],
      ['Early', both.map(({ id }) => id)],
    ])
  })

  it('a tribe that is removed after it has won is still named', async () => {
    const season = await make({ name: 'Old', first_day: '2019-01-01', last_day: '2019-01-31' })
    const tribe = await admin.make('tribes')
    await closeAt('2026-03-02T12:00:00Z')
    await context.db.update(season_results).set({ fortune: 9 }).where(eq(season_results.tribe_id, tribe.id))
    expect((await admin.remove(`/school_tribes/${tribe.id}`)).status).toBe(204)
    const { past } = await read()
    expect(past.find(({ id }: Json) => id === season.id).winners).toMatchObject([{ name: tribe.name }])
  })
})
