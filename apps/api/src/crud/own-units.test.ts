import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { class_series, classes, rooms, user_unities } from '../db/schema/index.ts'
import { administrator } from '../testing/managed.ts'
import { planner } from '../testing/planner.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../testing/test-server.ts'
import { addClass, addUnity } from '../testing/unit.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
/** A holder of the duty in the first unit alone, and one in all units of the person. */
let limited: Visitor
let own: Visitor
let elsewhere: number
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
  elsewhere = await addUnity(context.db, 'America/Manaus')
  limited = await planner(context, { unity_id: 1 }, 1)
  await context.db.insert(user_unities).values({ user_id: limited.user.id, unity_id: elsewhere })
  own = await planner(context, { unity_id: 1 }, null)
})
afterAll(() => context.close())

const namesIn = async ({ get }: Visitor, path: string) => {
  const { status, body } = await get(path)
  return status === 200 ? body.content.map(({ name }: Json) => name) : status
}

describe('rows of a unit', () => {
  it('are found by those who have the duty there, and by administrators', async () => {
    const here = await admin.make('rooms', { name: 'Here' })
    const there = await admin.make('rooms', { name: 'There', unity_id: elsewhere })
    for (const visitor of [limited, own]) {
      expect(await namesIn(visitor, '/rooms?size=50')).toEqual(['Here'])
      expect(await namesIn(visitor, `/rooms?unity_id=${elsewhere}`)).toEqual([])
      expect((await visitor.get(`/rooms/${here.id}`)).body).toMatchObject({ unity: { id: 1, name: 'Centre' } })
      expect((await visitor.get(`/rooms/${there.id}`)).status).toBe(404)
    }
    expect(await namesIn(admin, '/rooms?size=50')).toEqual(['Here', 'There'])
    expect(await namesIn(admin, `/rooms?unity_id=${elsewhere}`)).toEqual(['There'])
    await context.db.insert(user_unities).values({ user_id: own.user.id, unity_id: elsewhere })
    expect(await namesIn(own, '/rooms?size=50')).toEqual(['Here', 'There'])
    await context.db.delete(user_unities).where(eq(user_unities.unity_id, elsewhere))
  })

  it('are unchanged, and not even known, where the caller has no duty', async () => {
    const made = await admin.make('rooms', { unity_id: elsewhere })
    const path = `/rooms/${made.id}`
    const statuses = [
      await limited.put(path, { ...made, name: 'Mine' }),
      await limited.put(path, { ...made, unity_id: 1 }),
      await limited.remove(path),
      await limited.get(`${path}/dependents`),
      await limited.get(`${path}/changes`),
      await limited.get(`${path}/changes/1`),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404])
    expect((await admin.get(path)).body).toEqual(made)
    await admin.remove(path)
    expect((await limited.post(`${path}/restore`)).status).toBe(404)
    expect((await limited.get(`${path}/changes`)).status).toBe(404)
    expect(await namesIn(limited, '/rooms?removed=true')).toEqual([])
  })

  it('cannot be made in a unit without the duty, nor be moved there', async () => {
    const refused = { status: 412, body: { fields: { unity_id: 'validation.id' } } }
    const sample = await admin.sampleOf('rooms')
    expect(await limited.post('/rooms', { ...sample, unity_id: elsewhere })).toMatchObject(refused)
    expect(await admin.post('/rooms', { ...sample, unity_id: 2_000_000_000 })).toMatchObject(refused)
    const made = await limited.post('/rooms', sample)
    expect(made).toMatchObject({ status: 200, body: { unity: { name: 'Centre' } } })
    expect(await limited.put(`/rooms/${made.body.id}`, { ...made.body, unity_id: elsewhere })).toMatchObject(refused)
    const { body } = await limited.get(`/rooms/${made.body.id}/changes`)
    expect(body.meta.names).toEqual({ unity_id: { 1: 'Centre' } })
  })

  it('that are for all units are read with the duty, and written by administrators alone', async () => {
    const made = await admin.make('holidays', { unity_id: null, name: 'New Year' })
    expect(made.unity).toBeNull()
    expect(await namesIn(limited, '/holidays')).toContain('New Year')
    expect((await limited.put(`/holidays/${made.id}`, { ...made, name: 'Mine' })).status).toBe(403)
    expect((await limited.remove(`/holidays/${made.id}`)).status).toBe(403)
    const sample = { ...(await admin.sampleOf('holidays')), unity_id: null }
    expect(await limited.post('/holidays', sample)).toMatchObject({
      status: 412,
      body: { fields: { unity_id: 'validation.ownUnit' } },
    })
  })
})

describe('a room', () => {
  const hour = 3_600_000
  const ahead = (days: number) => new Date(context.clock().getTime() + days * 24 * hour).toISOString()

  it('has a name once in its unit', async () => {
    const made = await admin.make('rooms')
    const again = { ...(await admin.sampleOf('rooms')), name: made.name }
    const refused = { status: 412, body: { fields: { name: 'validation.taken' } } }
    expect(await admin.post('/rooms', again)).toMatchObject(refused)
    expect((await admin.post('/rooms', { ...again, unity_id: elsewhere })).status).toBe(200)
  })

  it('with classes ahead is not removed, and says how many and when', async () => {
    const { id } = await admin.make('rooms')
    const inRoom = { unity_id: 1, room_id: id }
    const first = await addClass(context.db, { ...inRoom, start: '2026-03-04T22:00:00Z', name: 'Small talk' })
    await addClass(context.db, { ...inRoom, start: '2026-03-11T22:00:00Z' })
    await addClass(context.db, { ...inRoom, start: ahead(-3) })
    await addClass(context.db, { ...inRoom, start: ahead(1), cancelled_at: context.clock() })
    expect(await admin.remove(`/rooms/${id}`)).toMatchObject({
      status: 412,
      body: { token: 'room.inUse', values: { count: '2', name: 'Small talk', start: '04/03/2026 19:00' } },
    })
    await context.db.update(classes).set({ cancelled_at: context.clock() }).where(eq(classes.room_id, id))
    expect((await admin.remove(`/rooms/${id}`)).status).toBe(204)
    await context.db.delete(classes).where(eq(classes.id, first))
  })

  it('keeps the places that the students of a class ahead need; classes and series offer no more than it has', async () => {
    const made = await admin.make('rooms', { places: 12 })
    const students = await Promise.all([1, 2, 3].map(() => context.arrive()))
    const values = { unity_id: 1, room_id: made.id, start: ahead(2), name: 'Stories', max_students: 12 }
    const full = await addClass(context.db, { ...values, students: students.map(({ user }) => user.id) })
    const past = await addClass(context.db, { ...values, start: ahead(-2) })
    const days = { first_day: '2026-03-01', last_day: '2026-04-01', weekdays: [1], start_time: '19:00', minutes: 60 }
    await context.db
      .insert(class_series)
      .values({ ...days, unity_id: 1, room_id: made.id, name: 'S', max_students: 12 })
    expect(await admin.put(`/rooms/${made.id}`, { ...made, places: 2 })).toMatchObject({
      status: 412,
      body: { token: 'room.tooSmall', values: { name: 'Stories', students: '3', start: '04/03/2026 09:00' } },
    })
    expect((await admin.put(`/rooms/${made.id}`, { ...made, places: 3 })).status).toBe(200)
    const mostOf = async (id: number) => (await context.db.select().from(classes).where(eq(classes.id, id)))[0]
    expect(await mostOf(full)).toMatchObject({ max_students: 3, version: 2 })
    expect(await mostOf(past)).toMatchObject({ max_students: 12, version: 1 })
    const [series] = await context.db.select().from(class_series).where(eq(class_series.room_id, made.id))
    expect(series).toMatchObject({ max_students: 3, version: 2 })
  })

  it('with classes ahead stays in its unit; a new name shows with its classes', async () => {
    const made = await admin.make('rooms')
    await addClass(context.db, { unity_id: 1, room_id: made.id, start: ahead(3), name: 'Sounds' })
    const refused = { status: 412, body: { fields: { unity_id: 'validation.roomInUse' } } }
    expect(await admin.put(`/rooms/${made.id}`, { ...made, unity_id: elsewhere })).toMatchObject(refused)
    await admin.put(`/rooms/${made.id}`, { ...made, name: 'Attic' })
    const student = await context.arrive()
    const { body } = await student.get('/schedules?start_week=2026-03-02')
    expect(body.classes.find(({ name }: Json) => name === 'Sounds')).toMatchObject({ room: 'Attic' })
    expect((await context.db.select().from(rooms).where(eq(rooms.id, made.id)))[0]?.version).toBe(2)
  })
})

describe('a holiday', () => {
  it.each([
    ['2026-12-26', '2026-12-24', 'validation.dayOrder'],
    ['2026-12-24', '2026-12-32', 'validation.date'],
    ['2026-12-24', '', 'validation.required'],
  ])('from %s to %s is refused', async (first_day, last_day, error) => {
    const sent = { unity_id: 1, name: 'Christmas', first_day, last_day }
    expect(await admin.post('/holidays', sent)).toMatchObject({ status: 412, body: { fields: { last_day: error } } })
  })

  it('of a day is made', async () => {
    const sent = { unity_id: 1, name: 'Tiradentes', first_day: '2026-04-21', last_day: '2026-04-21' }
    expect(await admin.post('/holidays', sent)).toMatchObject({ status: 200, body: sent })
  })
})
