import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes, class_series, classes } from '../../db/schema/index.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { createTimetable, type Timetable } from '../../testing/timetabled.ts'

let context: TestServer
let timetable: Timetable
beforeAll(async () => {
  context = await createTestServer()
  timetable = await createTimetable(context)
})
afterAll(() => context.close())

describe('a class that is cancelled', () => {
  it('has a history of who made, moved, changed, cancelled and restored it, and of who was added', async () => {
    const one = await timetable.make({ teacher_id: timetable.teacher.user.id })
    const path = `/classes/${one.id}`
    const { admin } = timetable
    const moved = await admin.put(path, timetable.same(one, { start_time: '19:00', name: 'Talk', teacher_id: null }))
    const cancelled = await admin.post(`${path}/cancel`, { version: moved.body.version, reason: 'Snow' })
    await admin.post(`${path}/restore`, { version: cancelled.body.version })
    await admin.put(`${path}/students/${(await timetable.student()).user.id}`)
    const { status, body } = await admin.get(`${path}/changes`)
    expect(status).toBe(200)
    const by = { id: admin.user.id, name: 'Rita Admin' }
    expect(body.content.map(({ what, fields, reason }: Json) => ({ what, fields, reason }))).toEqual([
      { what: 'CHANGED', fields: ['students'], reason: '' },
      { what: 'RESTORED', fields: [], reason: '' },
      { what: 'CANCELLED', fields: [], reason: 'Snow' },
      { what: 'MOVED', fields: ['name', 'teacher_id'], reason: '' },
      { what: 'CREATED', fields: [], reason: '' },
    ])
    expect(body.content[3]).toMatchObject({ by, before: one.start_date, after: moved.body.start_date })
    expect(body.meta).toEqual({ page: 1, size: 20, total: 5 })
  })

  it('frees room, teacher and students, tells them why, and keeps its bookings for its return', async () => {
    const day = timetable.anyDay()
    const one = await timetable.make({ day, room_id: timetable.room_id, teacher_id: timetable.teacher.user.id })
    const [stays, leaves] = [await timetable.student(), await timetable.student()]
    await timetable.book(one.id, stays, leaves)
    const cancelled = await timetable.admin.post(`/classes/${one.id}/cancel`, { version: 1, reason: 'Snow' })
    expect(cancelled.body).toMatchObject({ status: 'CANCELLED', cancel_reason: 'Snow', version: 2, problems: [] })
    for (const each of [stays, leaves, timetable.teacher])
      expect((await timetable.newsOf(each))[0]).toBe('Cancelled: Small talk')
    const offered = (await stays.get(`/schedules?start_week=${day}`)).body.classes
    expect(offered.map(({ id }: Json) => id)).not.toContain(one.id)
    const other = await timetable.make({ day, name: 'Instead' })
    await timetable.book(other.id, leaves)
    expect(
      (await timetable.admin.put(`/classes/${one.id}`, timetable.same(cancelled.body, { name: 'X' }))).body.token,
    ).toBe('class.cancelled')

    const restored = await timetable.admin.post(`/classes/${one.id}/restore`, { version: 2 })
    expect(restored.body).toMatchObject({ status: 'SCHEDULED', cancel_reason: '', scheduled_students: 1, version: 3 })
    expect(await timetable.bookedIn(one.id)).toEqual([stays.user.id])
    expect((await timetable.newsOf(stays))[0]).toBe('It takes place after all: Small talk')
    expect((await timetable.newsOf(leaves))[0]).toBe('You no longer have a place: Small talk')
    expect((await timetable.rowOf(one.id))?.sequence).toBe(2)
    const actions = await context.db.select().from(changes).where(eq(changes.entity_id, one.id)).orderBy(changes.id)
    expect(actions.map(({ action }) => action)).toEqual(['CREATE', 'DELETE', 'RESTORE'])
  })

  it('stays cancelled where its room has been given to another, which is named', async () => {
    const day = timetable.anyDay()
    const one = await timetable.make({ day, room_id: timetable.room_id })
    await timetable.admin.post(`/classes/${one.id}/cancel`, { version: 1 })
    await timetable.make({ day, room_id: timetable.room_id, name: 'Instead' })
    const { status, body } = await timetable.admin.post(`/classes/${one.id}/restore`, { version: 2 })
    expect({ status, ...body }).toMatchObject({ status: 412, token: 'class.roomTaken', values: { name: 'Instead' } })
    expect((await timetable.rowOf(one.id))?.cancelled_at).not.toBeNull()
  })
})

describe('a substitute', () => {
  it('gives the class instead of its teacher, sees it, and gives it back', async () => {
    const one = await timetable.make({ teacher_id: timetable.teacher.user.id })
    const substitute = await context.arrive({ profile: 'TEACHER', unity_id: timetable.unity_id, name: 'Bea Sub' })
    const visitor = await timetable.student()
    await timetable.book(one.id, visitor)
    const { body } = await timetable.admin.post(`/classes/${one.id}/substitute`, {
      version: 1,
      teacher_id: substitute.user.id,
    })
    expect(body).toMatchObject({ teacher: { name: 'Bea Sub' }, substitute_for: { name: 'Ana Reis' }, version: 2 })
    expect((await timetable.newsOf(visitor))[0]).toBe('Another teacher: Small talk')
    expect((await timetable.newsOf(timetable.teacher))[0]).toBe('Another teacher: Small talk')
    const mails = (await context.mails()).filter(({ subject }) => subject === 'Another teacher: Small talk')
    const to = (address: string) => mails.find((mail) => mail.address === address)?.calendar ?? ''
    expect(to(substitute.user.email)).toContain('METHOD:REQUEST')
    expect(to(timetable.teacher.user.email)).toContain('METHOD:CANCEL')
    const back = await timetable.admin.post(`/classes/${one.id}/substitute`, { version: 2, teacher_id: null })
    expect(back.body).toMatchObject({ teacher: { name: 'Ana Reis' }, substitute_for: null })
  })
})

describe('a class of a series', () => {
  it('notes what is changed for it alone, which giving it back to its teacher undoes', async () => {
    const one = await timetable.make({ teacher_id: timetable.teacher.user.id })
    const day = one.start_date.slice(0, 10)
    const [series] = await context.db
      .insert(class_series)
      .values({
        unity_id: timetable.unity_id,
        name: 'Small talk',
        weekdays: [1],
        start_time: '18:30',
        minutes: 60,
        first_day: day,
        last_day: day,
        max_students: 5,
      })
      .returning()
    await context.db.update(classes).set({ series_id: series?.id, local_day: day }).where(eq(classes.id, one.id))
    const own = async () => (await timetable.rowOf(one.id))?.own_fields.toSorted()
    const kept = { teacher_id: timetable.teacher.user.id }
    const path = `/classes/${one.id}`
    const moved = await timetable.admin.put(path, timetable.same(one, { ...kept, start_time: '20:00' }))
    expect(moved.body).toMatchObject({ own: true, series_id: series?.id })
    expect(await own()).toEqual(['end_date', 'start_date'])
    const substitute = await context.arrive({ profile: 'TEACHER', unity_id: timetable.unity_id })
    await timetable.admin.post(`${path}/substitute`, { version: 2, teacher_id: substitute.user.id })
    expect(await own()).toEqual(['end_date', 'start_date', 'teacher_id'])
    await timetable.admin.post(`${path}/substitute`, { version: 3, teacher_id: null })
    expect(await own()).toEqual(['end_date', 'start_date'])
  })
})
