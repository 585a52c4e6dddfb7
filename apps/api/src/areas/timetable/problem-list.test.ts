import { limits } from '@the-house/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { duties, holidays, unities } from '../../db/schema/index.ts'
import { eq } from 'drizzle-orm'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addRoom } from '../../testing/timetabled.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

const hour = 3_600_000
let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const at = (hours: number) => new Date(context.clock().getTime() + hours * hour).toISOString()
const idsOf = async ({ get }: Visitor, query = '') => {
  const { status, body } = await get(`/timetable/problems${query}`)
  expect(status).toBe(200)
  return body.content.map(({ id }: Json) => id)
}
const itemsOf = async ({ get }: Visitor) => (await get('/me/work')).body.items

/** A unit with a teacher who has all that a class needs, and somebody who makes its timetable. */
async function openUnit() {
  const unity_id = await addUnity(context.db, 'Asia/Kathmandu')
  const teacher = await context.arrive({ profile: 'TEACHER', unity_id })
  const maker = await context.arrive({ unity_id })
  await context.db.insert(duties).values({ user_id: maker.user.id, duty: 'TIMETABLE', unity_id })
  const add = (hours: number, more: Json = {}) =>
    addClass(context.db, { unity_id, start: at(hours), teacher_id: teacher.user.id, ...more })
  return { unity_id, teacher, maker, add }
}

describe('what is missing of the classes ahead', () => {
  it('waits on the home of staff by kind, and each number is that of its list', async () => {
    const { unity_id, maker, add } = await openUnit()
    await add(24, { cancelled_at: context.clock(), teacher_id: null })
    await add(-1, { teacher_id: null })
    await add(limits.classProblemDays * 24 + 1, { teacher_id: null })
    await add(200)
    const two = [await add(100, { teacher_id: null }), await add(150, { teacher_id: null, room: '' })]
    const online = await add(80, { short_name: '@Talk' })
    const few = await add(limits.fewBookingsHours - 1)
    const covered = await add(120, { cover_asked_at: new Date(at(-1)) })
    expect((await itemsOf(maker)).map(({ ages: _ages, ...item }: Json) => item)).toEqual(
      [
        { kind: 'COVER_ASKED', count: 1, oldest_at: at(120) },
        { kind: 'NO_TEACHER', count: 2, oldest_at: at(100) },
        { kind: 'NO_ROOM', count: 1, oldest_at: at(150) },
        { kind: 'NO_LINK', count: 1, oldest_at: at(80) },
        { kind: 'FEW_BOOKINGS', count: 1, oldest_at: at(limits.fewBookingsHours - 1) },
      ].map((item) => ({ ...item, href: `/admin/timetable/problems?problem=${item.kind}` })),
    )
    expect(await idsOf(maker, '?problem=NO_TEACHER')).toEqual(two)
    expect(await idsOf(maker, '?problem=NO_ROOM')).toEqual(two.slice(1))
    expect(await idsOf(maker, '?problem=NO_LINK')).toEqual([online])
    expect(await idsOf(maker, '?problem=FEW_BOOKINGS')).toEqual([few])
    expect(await idsOf(maker, '?problem=COVER_ASKED')).toEqual([covered])
    const { body } = await maker.get('/timetable/problems?size=2&page=2')
    expect(body.meta).toEqual({ page: 2, size: 2, total: 5 })
    expect(body.content).toMatchObject([
      { id: two[0], problems: ['NO_TEACHER'], unity: { id: unity_id, time_zone: 'Asia/Kathmandu' } },
      { id: covered, problems: ['COVER_ASKED'] },
    ])
  })

  it('is a class that overlapped before that was refused, until it no longer does', async () => {
    const { unity_id, maker, teacher, add } = await openUnit()
    const room_id = await addRoom(context.db, { unity_id })
    const admin = await context.arrive({ admin: true })
    await add(100, { ruled: true, room_id })
    const old = await add(100.5, { teacher_id: null, room_id })
    const sameTeacher = await add(99.5)
    await add(101.5)
    await add(200, { room_id })
    expect(await idsOf(maker, '?problem=CONFLICT')).toEqual([sameTeacher, old])
    expect(await itemsOf(maker)).toContainEqual(expect.objectContaining({ kind: 'CONFLICT', count: 2 }))
    const { body } = await admin.get(`/classes/${sameTeacher}`)
    expect(body.problems).toEqual(['CONFLICT'])
    await admin.post(`/classes/${sameTeacher}/cancel`, { version: body.version })
    expect(await idsOf(maker, '?problem=CONFLICT')).toEqual([old])
    expect(teacher.user.id).toBeGreaterThan(0)
  })

  it('is that of the units of the duty alone, and of an open unit', async () => {
    const { unity_id, maker, add } = await openUnit()
    const other = await openUnit()
    const admin = await context.arrive({ admin: true })
    const id = await add(100, { teacher_id: null })
    const foreign = await other.add(100, { teacher_id: null })
    expect(await idsOf(maker)).toEqual([id])
    expect(await itemsOf(maker)).toMatchObject([{ kind: 'NO_TEACHER', count: 1 }])
    expect((await maker.get(`/timetable/problems?unity_id=${other.unity_id}`)).status).toBe(404)
    expect(await idsOf(admin, `?unity_id=${other.unity_id}`)).toEqual([foreign])
    expect(await idsOf(admin, '?size=50&problem=NO_TEACHER')).toEqual(expect.arrayContaining([id, foreign]))
    await context.db.update(unities).set({ archived: true }).where(eq(unities.id, unity_id))
    expect(await idsOf(maker)).toEqual([])
    expect(await itemsOf(maker)).toEqual([])
  })

  it('is a class on a holiday of its unit or of all, once each, by the calendar of the unit, and waits for nobody', async () => {
    const { unity_id, maker, add } = await openUnit()
    const other = await openUnit()
    // Kathmandu is 5:45 ahead of UTC.
    const day = (days: number) => new Date(context.clock().getTime() + days * 24 * hour).toISOString().slice(0, 10)
    const from = (days: number, time: string) => ({ start: `${day(days)}T${time}:00Z`, minutes: 30 })
    const first = await add(0, from(9, '18:30'))
    const last = await add(0, from(11, '18:00'))
    await add(0, from(9, '18:00'))
    await add(0, from(11, '18:30'))
    const foreign = await other.add(0, from(11, '12:00'))
    const open = { name: 'A holiday', first_day: day(10), last_day: day(11) }
    await context.db.insert(holidays).values([
      { ...open, unity_id },
      { ...open, unity_id: null, first_day: open.last_day },
      { ...open, unity_id, last_day: day(20), deleted_at: context.clock() },
    ])
    const { body } = await maker.get('/timetable/problems?problem=HOLIDAY')
    expect(body.content).toMatchObject([
      { id: first, problems: ['HOLIDAY'] },
      { id: last, problems: ['HOLIDAY'] },
    ])
    expect(body.meta.total).toBe(2)
    expect(await idsOf(maker)).toEqual([first, last])
    expect(await idsOf(other.maker)).toEqual([foreign])
    expect(await itemsOf(maker)).toEqual([])
  })

  it('is refused by a name that is no problem', async () => {
    const { maker, teacher } = await openUnit()
    expect((await maker.get('/timetable/problems?problem=ALL')).status).toBe(412)
    expect((await teacher.get('/timetable/problems')).status).toBe(403)
  })

  it('costs as many queries however many there are', async () => {
    const { maker, add } = await openUnit()
    const costs = async () => [await countQueries(() => idsOf(maker)), await countQueries(() => itemsOf(maker))]
    await add(100, { teacher_id: null })
    const few = await costs()
    for (let hours = 1; hours < 9; hours += 1) await add(100 + hours, { teacher_id: null, room: '' })
    expect(await costs()).toEqual(few)
  })
})
