import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { addClass } from '../../testing/unit.ts'
import { createTimetable, type Timetable } from '../../testing/timetabled.ts'

let context: TestServer
let timetable: Timetable
beforeAll(async () => {
  context = await createTestServer()
  timetable = await createTimetable(context)
})
afterAll(() => context.close())

describe('a class that is changed', () => {
  it('to another time tells who comes, waits and teaches, once, and raises its sequence', async () => {
    const one = await timetable.make({ max_students: 1, teacher_id: timetable.teacher.user.id })
    const [first, second] = [await timetable.student(), await timetable.student()]
    await timetable.book(one.id, first)
    await second.put(`/schedules/${one.id}/waiting`)
    const { status, body } = await timetable.admin.put(
      `/classes/${one.id}`,
      timetable.same(one, { start_time: '20:00', max_students: 1, teacher_id: timetable.teacher.user.id }),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 2, start_date: one.start_date.replace('17:30', '19:00') })
    for (const each of [first, second, timetable.teacher])
      expect((await timetable.newsOf(each))[0]).toBe('New time: Small talk')
    expect((await timetable.rowOf(one.id))?.sequence).toBe(1)
    const mails = (await context.mails()).filter(({ subject }) => subject === 'New time: Small talk')
    expect(mails.map(({ address }) => address).toSorted()).toEqual(
      [first, second, timetable.teacher].map(({ user }) => user.email).toSorted(),
    )
  })

  it('in name, link or level alone raises no sequence and tells nobody', async () => {
    const one = await timetable.make({ online: true })
    const visitor = await timetable.student()
    await timetable.book(one.id, visitor)
    const { body } = await timetable.admin.put(
      `/classes/${one.id}`,
      timetable.same(one, { name: 'Long talk', online: true, url: 'https://meet.example.com/b', chapter_from_id: 1 }),
    )
    expect(body).toMatchObject({ name: 'Long talk', url: 'https://meet.example.com/b', version: 2 })
    expect((await timetable.rowOf(one.id))?.sequence).toBe(0)
    expect(await timetable.newsOf(visitor)).toEqual([])
  })

  it('by two people at once is changed by one, and the other is told who has and when', async () => {
    const one = await timetable.make()
    const answered = await Promise.all(
      ['A', 'B'].map((name) => timetable.admin.put(`/classes/${one.id}`, timetable.same(one, { name }))),
    )
    expect(answered.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const refused = answered.find(({ status }) => status === 409)
    expect(refused?.body.latest).toEqual({
      entity: 'classes',
      id: one.id,
      by: 'Rita Admin',
      at: context.clock().toISOString(),
    })
  })

  it('with more places lets the line move up at once, but for who has another class then', async () => {
    const one = await timetable.make({ max_students: 1 })
    const day = one.start_date.slice(0, 10)
    const [first, busy, free] = [await timetable.student(), await timetable.student(), await timetable.student()]
    await timetable.book(one.id, first)
    for (const { put } of [busy, free]) await put(`/schedules/${one.id}/waiting`)
    await timetable.book((await timetable.make({ day, start_time: '19:00' })).id, busy)
    const { body: impact } = await timetable.admin.post(
      `/classes/${one.id}/impact`,
      timetable.same(one, { max_students: 3 }),
    )
    expect(impact).toEqual({ booked: 0, waiting: 0, moved_up: 1, released: [] })
    expect(await timetable.bookedIn(one.id)).toEqual([first.user.id])
    const { body } = await timetable.admin.put(`/classes/${one.id}`, timetable.same(one, { max_students: 3 }))
    expect(body).toMatchObject({ max_students: 3, scheduled_students: 2, waiting_students: 1 })
    expect(new Set(await timetable.bookedIn(one.id))).toEqual(new Set([first.user.id, free.user.id]))
    expect((await timetable.newsOf(free))[0]).toBe('You have a place: Small talk')
  })

  it('with fewer places than are booked is refused, or the last booked head the line in their order', async () => {
    const one = await timetable.make({ max_students: 3 })
    const [a, b, c, waiting] = [
      await timetable.student(),
      await timetable.student(),
      await timetable.student(),
      await timetable.student(),
    ]
    for (const each of [a, b, c]) {
      await timetable.book(one.id, each)
      context.wait(1000)
    }
    await waiting.put(`/schedules/${one.id}/waiting`)
    const fewer = timetable.same(one, { max_students: 1 })
    expect((await timetable.admin.put(`/classes/${one.id}`, fewer)).body).toMatchObject({
      token: 'class.overBooked',
      fields: { max_students: 'validation.overBooked' },
      values: { booked: '3', places: '1', over: '2' },
    })
    const { body: impact } = await timetable.admin.post(`/classes/${one.id}/impact`, fewer)
    expect(new Set(impact.released.map(({ id }: Json) => id))).toEqual(new Set([b.user.id, c.user.id]))
    const { body } = await timetable.admin.put(`/classes/${one.id}`, { ...fewer, release: true })
    expect(body).toMatchObject({ scheduled_students: 1, waiting_students: 3 })
    expect(await timetable.bookedIn(one.id)).toEqual([a.user.id])
    expect(await timetable.lineOf(one.id)).toEqual([b.user.id, c.user.id, waiting.user.id])
    expect((await timetable.newsOf(b))[0]).toBe('You no longer have a place: Small talk')
    expect(await timetable.newsOf(a)).toEqual([])
    // The line shows the same order to those who wait, and serves it.
    const seen = (await c.get(`/schedules?start_week=${one.start_date.slice(0, 10)}`)).body.classes
    expect(seen.find(({ id }: Json) => id === one.id)).toMatchObject({ waiting: 2 })
    await a.remove(`/schedules/${one.id}`)
    expect(await timetable.bookedIn(one.id)).toEqual([b.user.id])
  })

  it('to the time of a student’s other class is refused by name, or the student loses the place', async () => {
    const day = timetable.anyDay()
    const one = await timetable.make({ day })
    const other = await timetable.make({ day, name: 'Stories', start_time: '20:00' })
    const [both, single] = [
      await context.arrive({ unity_id: timetable.unity_id, name: 'Zé Lima' }),
      await timetable.student(),
    ]
    await timetable.book(one.id, both, single)
    await timetable.book(other.id, both)
    const moved = timetable.same(one, { start_time: '20:30' })
    expect((await timetable.admin.put(`/classes/${one.id}`, moved)).body).toMatchObject({
      token: 'class.studentsBusy',
      values: { count: '1', students: 'Zé Lima (Stories)' },
    })
    const { body: impact } = await timetable.admin.post(`/classes/${one.id}/impact`, moved)
    expect(impact).toEqual({
      booked: 1,
      waiting: 0,
      moved_up: 0,
      released: [{ id: both.user.id, name: 'Zé Lima' }],
    })
    expect((await timetable.rowOf(one.id))?.version).toBe(1)
    const { body } = await timetable.admin.put(`/classes/${one.id}`, { ...moved, release: true })
    expect(body).toMatchObject({ scheduled_students: 1, waiting_students: 0 })
    expect(await timetable.bookedIn(one.id)).toEqual([single.user.id])
    expect((await timetable.newsOf(both))[0]).toBe('You no longer have a place: Small talk')
    expect((await timetable.newsOf(single))[0]).toBe('New time: Small talk')
  })

  it('that has begun keeps its time, and that is over all it has', async () => {
    const at = new Date(context.clock().getTime() - 600_000)
    const running = await addClass(context.db, {
      unity_id: timetable.unity_id,
      start: at.toISOString(),
      ruled: true,
      room: '',
    })
    const { body: one } = await timetable.admin.get(`/classes/${running}`)
    const now = { day: one.start_date.slice(0, 10), start_time: one.start_date.slice(11, 16), max_students: 9 }
    expect(
      (await timetable.admin.put(`/classes/${running}`, timetable.same(one, { ...now, start_time: '23:00' }))).body
        .token,
    ).toBe('class.over')
    const renamed = await timetable.admin.put(`/classes/${running}`, timetable.same(one, { ...now, name: 'Now' }))
    expect(renamed.body).toMatchObject({ name: 'Now', version: 2 })
    context.wait(3_600_000)
    expect(
      (await timetable.admin.put(`/classes/${running}`, timetable.same(renamed.body, { ...now, name: 'Then' }))).body
        .token,
    ).toBe('class.over')
    expect((await timetable.admin.post(`/classes/${running}/cancel`, { version: 2 })).body.token).toBe('class.over')
  })

  it('cannot move into the past', async () => {
    const one = await timetable.make()
    const { body } = await timetable.admin.put(`/classes/${one.id}`, timetable.same(one, { day: '2026-03-01' }))
    expect(body.fields).toEqual({ start_time: 'validation.past' })
  })
})
