import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { duties, user_unities } from '../../db/schema/index.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { addUnity } from '../../testing/unit.ts'
import { createTimetable, classForm, type Timetable } from '../../testing/timetabled.ts'

let context: TestServer
let timetable: Timetable
beforeAll(async () => {
  context = await createTestServer()
  timetable = await createTimetable(context)
})
afterAll(() => context.close())

const idsOf = (rows: Json): number[] => rows.map(({ id }: Json) => id)

describe('who makes the timetable', () => {
  it('of one unit by duty sees and changes nothing of another', async () => {
    const own = await addUnity(context.db, 'UTC')
    const maker = await context.arrive({ unity_id: own, profile: 'TEACHER' })
    await context.db.insert(duties).values({ user_id: maker.user.id, duty: 'TIMETABLE', unity_id: own })
    const foreign = await timetable.make({ room_id: timetable.room_id, teacher_id: timetable.teacher.user.id })
    const visitor = await timetable.student()
    await timetable.book(foreign.id, visitor)
    const before = await timetable.rowOf(foreign.id)
    const path = `/classes/${foreign.id}`
    const answered = [
      await maker.get(path),
      await maker.get(`${path}/changes`),
      await maker.put(path, timetable.same(foreign, { name: 'Mine', release: true })),
      await maker.post(`${path}/impact`, timetable.same(foreign, { name: 'Mine' })),
      await maker.post(`${path}/cancel`, { version: 1 }),
      await maker.post(`${path}/restore`, { version: 1 }),
      await maker.post(`${path}/substitute`, { version: 1, teacher_id: maker.user.id }),
      await maker.put(`${path}/students/${visitor.user.id}`),
      await maker.remove(`${path}/students/${visitor.user.id}`),
      await maker.get(`${path}/bookable`),
      await maker.post('/classes', timetable.form()),
      await maker.get(`/timetable?unity_id=${timetable.unity_id}&first_day=2026-04-01&last_day=2026-04-07`),
      await maker.post(`/people/${timetable.teacher.user.id}/absence`, { from: '2026-04-01', to: '2026-04-02' }),
    ]
    expect(answered.map(({ status }) => status)).toEqual(answered.map(() => 404))
    expect(await timetable.rowOf(foreign.id)).toEqual(before)
    const { body } = await maker.get('/timetable/places')
    expect(body.unities.map(({ id }: Json) => id)).toEqual([own])
    const made = await maker.post(
      '/classes',
      classForm({ unity_id: own, day: timetable.anyDay(), teacher_id: maker.user.id }),
    )
    expect(made.status).toBe(200)
    expect(body.unit.teachers).toEqual([{ id: maker.user.id, name: maker.user.name }])
    expect(body.chapters).toMatchObject([
      { id: 1, number: 1 },
      { id: 2, number: 2 },
      { id: 3, number: 3 },
    ])
  })

  it('finds the rooms and teachers of the unit that is asked for, and of the current one where that is not an own one', async () => {
    const { unity_id: first, room_id, teacher } = timetable
    const second = await addUnity(context.db, 'UTC')
    const maker = await context.arrive({ unity_id: first })
    await context.db.insert(user_unities).values({ user_id: maker.user.id, unity_id: second })
    await context.db.insert(duties).values({ user_id: maker.user.id, duty: 'TIMETABLE' })
    const idsIn = async (query: string) => {
      const { unities, unit } = (await maker.get(`/timetable/places${query}`)).body
      expect(new Set(idsOf(unities))).toEqual(new Set([first, second]))
      return { unit: unit.id, rooms: idsOf(unit.rooms), teachers: idsOf(unit.teachers) }
    }
    const current = {
      unit: first,
      rooms: expect.arrayContaining([room_id]),
      teachers: expect.arrayContaining([teacher.user.id]),
    }
    expect(await idsIn('')).toEqual(current)
    expect(await idsIn('?unity_id=1')).toEqual(current)
    expect(await idsIn(`?unity_id=${second}`)).toEqual({ unit: second, rooms: [], teachers: [] })
  })

  it('by a duty without a unit makes those of all own units, and without a duty none', async () => {
    const maker = await context.arrive({ unity_id: timetable.unity_id })
    const asked = `/timetable?unity_id=${timetable.unity_id}&first_day=2026-04-01&last_day=2026-04-07`
    expect((await maker.get(asked)).status).toBe(403)
    await context.db.insert(duties).values({ user_id: maker.user.id, duty: 'TIMETABLE' })
    expect((await maker.get(asked)).status).toBe(200)
    expect((await maker.get('/timetable?unity_id=1&first_day=2026-04-01&last_day=2026-04-07')).status).toBe(404)
    expect(
      (await maker.get(`/timetable?unity_id=${timetable.unity_id}&first_day=2026-04-01&last_day=2026-06-02`)).status,
    ).toBe(412)
  })
})
