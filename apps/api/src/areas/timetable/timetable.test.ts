import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes, class_students, class_waiting, classes, duties, holidays, rooms } from '../../db/schema/index.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'
import { addClass, addUnity } from '../../testing/unit.ts'
import { addRoom, classForm } from '../../testing/timetabled.ts'

let context: TestServer
let admin: Visitor
let unity_id: number
let room_id: number
let teacher: Visitor
beforeAll(async () => {
  context = await createTestServer()
  unity_id = await addUnity(context.db, 'Europe/Lisbon')
  admin = await context.arrive({ admin: true, name: 'Rita Admin' })
  teacher = await context.arrive({ profile: 'TEACHER', unity_id, name: 'Ana Reis' })
  room_id = await addRoom(context.db, { unity_id, places: 6 })
})
afterAll(() => context.close())

let days = 0
/** A day that no other test uses, in summer time of Lisbon from April on. */
const anyDay = () => {
  days += 1
  return new Date(Date.UTC(2026, 3, days)).toISOString().slice(0, 10)
}
const form = (more: Json = {}) => classForm({ unity_id, day: anyDay(), ...more })
async function make(more: Json = {}) {
  const { status, body } = await admin.post('/classes', form(more))
  expect(status).toBe(200)
  return body
}
/** The form that changes a class, as it is. */
const same = (one: Json, more: Json = {}) => {
  const { unity_id: _unit, ...rest } = form()
  return { ...rest, name: one.name, version: one.version, day: one.start_date.slice(0, 10), ...more }
}
const student = () => context.arrive({ unity_id })
const book = async (id: number, ...visitors: Visitor[]) => {
  for (const { put } of visitors) expect((await put(`/schedules/${id}`)).status).toBe(200)
}
const newsOf = async ({ get }: Visitor): Promise<string[]> =>
  (await get('/session/notifications')).body.content.map(({ title }: Json) => title)
const rowOf = async (id: number) => (await context.db.select().from(classes).where(eq(classes.id, id)))[0]
const bookedIn = async (id: number) =>
  (await context.db.select().from(class_students).where(eq(class_students.class_id, id))).map(({ user_id }) => user_id)
const lineOf = async (id: number) =>
  (
    await context.db
      .select()
      .from(class_waiting)
      .where(eq(class_waiting.class_id, id))
      .orderBy(class_waiting.position, class_waiting.id)
  ).map(({ user_id }) => user_id)

describe('a class that is made', () => {
  it('begins at its time of the wall clock, is shown in the timetable and to students, and is in the audit trail', async () => {
    const day = anyDay()
    const made = await make({ day, room_id, teacher_id: teacher.user.id, chapter_from_id: 1, chapter_to_id: 2 })
    expect(made).toMatchObject({
      version: 1,
      name: 'Small talk',
      online: false,
      room: { id: room_id },
      teacher: { name: 'Ana Reis' },
      start_date: `${day}T17:30:00.000Z`,
      end_date: `${day}T18:30:00.000Z`,
      chapter_from: { id: 1, number: 1 },
      chapter_to: { id: 2, number: 2 },
      own: false,
      status: 'SCHEDULED',
      problems: [],
      students: [],
      waiting: [],
    })
    const { body } = await admin.get(`/timetable?unity_id=${unity_id}&first_day=${day}&last_day=${day}`)
    expect(body.classes.map(({ id }: Json) => id)).toEqual([made.id])
    expect(body.unity).toMatchObject({ id: unity_id, time_zone: 'Europe/Lisbon' })
    const { body: offered } = await (await student()).get(`/schedules?start_week=${day}`)
    expect(offered.classes.map(({ id }: Json) => id)).toContain(made.id)
    const [noted] = await context.db.select().from(changes).where(eq(changes.entity_id, made.id))
    expect(noted).toMatchObject({ entity: 'classes', action: 'CREATE', user_id: admin.user.id })
  })

  it('online takes no room, and is open under its link', async () => {
    const made = await make({ online: true, room_id, url: 'https://meet.example.com/a' })
    expect(made).toMatchObject({ online: true, room: null, place: '', url: 'https://meet.example.com/a' })
    expect((await rowOf(made.id))?.short_name).toBe('@Small talk')
  })

  it.each([
    ['before now', { day: '2026-03-01' }, { start_time: 'validation.past' }],
    ['without a length', { minutes: 0 }, { minutes: 'validation.type' }],
    ['on no day of the calendar', { day: '2026-02-30' }, { day: 'validation.date' }],
    ['at no time of the clock', { start_time: '24:00' }, { start_time: 'validation.time' }],
    ['for chapters that are not on the course path', { chapter_to_id: 4 }, { chapter_to_id: 'validation.chapter' }],
    [
      'for chapters in the wrong order',
      { chapter_from_id: 2, chapter_to_id: 1 },
      { chapter_to_id: 'validation.chapterOrder' },
    ],
  ])('%s is refused at its field', async (_what, more, fields) => {
    const { status, body } = await admin.post('/classes', form(more))
    expect({ status, token: body.token, fields: body.fields }).toEqual({ status: 412, token: 'validation', fields })
  })

  it('in a room or with a teacher of another unit, or with a student as its teacher, is refused at its field', async () => {
    const other = await addUnity(context.db, 'UTC')
    const elsewhere = await addRoom(context.db, { unity_id: other })
    const stranger = await addPerson(context.db, { profile: 'TEACHER', unity_id: other })
    const left = await addPerson(context.db, { profile: 'TEACHER', unity_id, disabled_at: new Date(0) })
    const learner = await addPerson(context.db, { unity_id })
    expect((await admin.post('/classes', form({ room_id: elsewhere }))).body.fields).toEqual({
      room_id: 'validation.roomOfUnit',
    })
    for (const { id } of [stranger, left, learner])
      expect((await admin.post('/classes', form({ teacher_id: id }))).body.fields).toEqual({
        teacher_id: 'validation.teacherOfUnit',
      })
  })

  it('with more places than its room is refused with both numbers', async () => {
    const { status, body } = await admin.post('/classes', form({ room_id, max_students: 7 }))
    expect({ status, ...body }).toMatchObject({
      status: 412,
      token: 'class.roomSmall',
      fields: { max_students: 'validation.roomSmall' },
      values: { places: '6', asked: '7' },
    })
  })

  it('in a taken room or with a busy teacher is refused with the name and the time of the class in the way', async () => {
    const day = anyDay()
    const taught = { day, room_id, teacher_id: teacher.user.id }
    await make({ ...taught, name: 'Stories' })
    const [date] = [day.split('-').toReversed().join('/')]
    const times = { start: `${date} 18:30`, end: '19:30' }
    expect((await admin.post('/classes', form({ day, room_id, start_time: '19:00' }))).body).toMatchObject({
      token: 'class.roomTaken',
      values: { name: 'Stories', ...times },
    })
    expect(
      (await admin.post('/classes', form({ day, teacher_id: teacher.user.id, start_time: '18:00' }))).body,
    ).toMatchObject({ token: 'class.teacherBusy', values: { name: 'Stories', teacher: 'Ana Reis', ...times } })
    await make({ ...taught, start_time: '19:30' })
  })
})

describe('the nights in which the clocks change', () => {
  it.each([
    ['Europe/Lisbon', '2026-03-29', '01:30', '29/03/2026', '02:30'],
    ['America/New_York', '2027-03-14', '02:15', '14/03/2027', '03:15'],
  ])(
    'skip a time in %s, which is refused with the one that clocks show instead',
    async (zone, day, start_time, date, next) => {
      const unit = await addUnity(context.db, zone)
      const { status, body } = await admin.post('/classes', classForm({ unity_id: unit, day, start_time }))
      expect({ status, ...body }).toMatchObject({
        status: 412,
        token: 'class.gap',
        fields: { start_time: 'validation.gap' },
        values: { day: date, time: start_time, next },
      })
    },
  )

  it.each([
    ['Europe/Lisbon', '2026-10-25', '01:30', '2026-10-25T00:30:00.000Z', '2026-10-25T02:00:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z', '2026-11-01T07:00:00.000Z'],
  ])(
    'have a time twice in %s, of which the first is taken, and 90 minutes last 90',
    async (zone, day, start_time, from, to) => {
      const unit = await addUnity(context.db, zone)
      const { body } = await admin.post('/classes', classForm({ unity_id: unit, day, start_time, minutes: 90 }))
      expect(body).toMatchObject({ start_date: from, end_date: to })
    },
  )

  it('leave a class at the second of two equal times where it is, while its name changes', async () => {
    const unit = await addUnity(context.db, 'Europe/Lisbon')
    const id = await addClass(context.db, { unity_id: unit, start: '2026-10-25T01:30:00Z', room: '' })
    const { unity_id: _unit, ...rest } = classForm({ unity_id: unit, day: '2026-10-25', start_time: '01:30' })
    const { body } = await admin.put(`/classes/${id}`, { ...rest, version: 1, name: 'Owls', max_students: 9 })
    expect(body).toMatchObject({ name: 'Owls', start_date: '2026-10-25T01:30:00.000Z' })
  })
})

describe('a class that is changed', () => {
  it('to another time tells who comes, waits and teaches, once, and raises its sequence', async () => {
    const one = await make({ max_students: 1, teacher_id: teacher.user.id })
    const [first, second] = [await student(), await student()]
    await book(one.id, first)
    await second.put(`/schedules/${one.id}/waiting`)
    const { status, body } = await admin.put(
      `/classes/${one.id}`,
      same(one, { start_time: '20:00', max_students: 1, teacher_id: teacher.user.id }),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 2, start_date: one.start_date.replace('17:30', '19:00') })
    for (const each of [first, second, teacher]) expect((await newsOf(each))[0]).toBe('New time: Small talk')
    expect((await rowOf(one.id))?.sequence).toBe(1)
    const mails = (await context.mails()).filter(({ subject }) => subject === 'New time: Small talk')
    expect(mails.map(({ address }) => address).toSorted()).toEqual(
      [first, second, teacher].map(({ user }) => user.email).toSorted(),
    )
  })

  it('in name, link or level alone raises no sequence and tells nobody', async () => {
    const one = await make({ online: true })
    const visitor = await student()
    await book(one.id, visitor)
    const { body } = await admin.put(
      `/classes/${one.id}`,
      same(one, { name: 'Long talk', online: true, url: 'https://meet.example.com/b', chapter_from_id: 1 }),
    )
    expect(body).toMatchObject({ name: 'Long talk', url: 'https://meet.example.com/b', version: 2 })
    expect((await rowOf(one.id))?.sequence).toBe(0)
    expect(await newsOf(visitor)).toEqual([])
  })

  it('by two people at once is changed by one, and the other is told who has and when', async () => {
    const one = await make()
    const answered = await Promise.all(['A', 'B'].map((name) => admin.put(`/classes/${one.id}`, same(one, { name }))))
    expect(answered.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answered.find(({ status }) => status === 409)
    expect(refused?.body.latest).toEqual({
      entity: 'classes',
      id: one.id,
      by: 'Rita Admin',
      at: context.clock().toISOString(),
    })
  })

  it('with more places lets the line move up at once, but for who has another class then', async () => {
    const one = await make({ max_students: 1 })
    const day = one.start_date.slice(0, 10)
    const [first, busy, free] = [await student(), await student(), await student()]
    await book(one.id, first)
    for (const { put } of [busy, free]) await put(`/schedules/${one.id}/waiting`)
    await book((await make({ day, start_time: '19:00' })).id, busy)
    const { body: impact } = await admin.post(`/classes/${one.id}/impact`, same(one, { max_students: 3 }))
    expect(impact).toEqual({ booked: 0, waiting: 0, moved_up: 1, released: [] })
    expect(await bookedIn(one.id)).toEqual([first.user.id])
    const { body } = await admin.put(`/classes/${one.id}`, same(one, { max_students: 3 }))
    expect(body).toMatchObject({ max_students: 3, scheduled_students: 2, waiting_students: 1 })
    expect(new Set(await bookedIn(one.id))).toEqual(new Set([first.user.id, free.user.id]))
    expect((await newsOf(free))[0]).toBe('You have a place: Small talk')
  })

  it('with fewer places than are booked is refused, or the last booked head the line in their order', async () => {
    const one = await make({ max_students: 3 })
    const [a, b, c, waiting] = [await student(), await student(), await student(), await student()]
    for (const each of [a, b, c]) {
      await book(one.id, each)
      context.wait(1000)
    }
    await waiting.put(`/schedules/${one.id}/waiting`)
    const fewer = same(one, { max_students: 1 })
    expect((await admin.put(`/classes/${one.id}`, fewer)).body).toMatchObject({
      token: 'class.overBooked',
      fields: { max_students: 'validation.overBooked' },
      values: { booked: '3', places: '1', over: '2' },
    })
    const { body: impact } = await admin.post(`/classes/${one.id}/impact`, fewer)
    expect(new Set(impact.released.map(({ id }: Json) => id))).toEqual(new Set([b.user.id, c.user.id]))
    const { body } = await admin.put(`/classes/${one.id}`, { ...fewer, release: true })
    expect(body).toMatchObject({ scheduled_students: 1, waiting_students: 3 })
    expect(await bookedIn(one.id)).toEqual([a.user.id])
    expect(await lineOf(one.id)).toEqual([b.user.id, c.user.id, waiting.user.id])
    expect((await newsOf(b))[0]).toBe('You no longer have a place: Small talk')
    expect(await newsOf(a)).toEqual([])
    // The line shows the same order to those who wait, and serves it.
    const seen = (await c.get(`/schedules?start_week=${one.start_date.slice(0, 10)}`)).body.classes
    expect(seen.find(({ id }: Json) => id === one.id)).toMatchObject({ waiting: 2 })
    await a.remove(`/schedules/${one.id}`)
    expect(await bookedIn(one.id)).toEqual([b.user.id])
  })

  it('to the time of a student’s other class is refused by name, or the student loses the place', async () => {
    const day = anyDay()
    const one = await make({ day })
    const other = await make({ day, name: 'Stories', start_time: '20:00' })
    const [both, single] = [await context.arrive({ unity_id, name: 'Zé Lima' }), await student()]
    await book(one.id, both, single)
    await book(other.id, both)
    const moved = same(one, { start_time: '20:30' })
    expect((await admin.put(`/classes/${one.id}`, moved)).body).toMatchObject({
      token: 'class.studentsBusy',
      values: { count: '1', students: 'Zé Lima (Stories)' },
    })
    const { body: impact } = await admin.post(`/classes/${one.id}/impact`, moved)
    expect(impact).toEqual({
      booked: 1,
      waiting: 0,
      moved_up: 0,
      released: [{ id: both.user.id, name: 'Zé Lima' }],
    })
    expect((await rowOf(one.id))?.version).toBe(1)
    const { body } = await admin.put(`/classes/${one.id}`, { ...moved, release: true })
    expect(body).toMatchObject({ scheduled_students: 1, waiting_students: 0 })
    expect(await bookedIn(one.id)).toEqual([single.user.id])
    expect((await newsOf(both))[0]).toBe('You no longer have a place: Small talk')
    expect((await newsOf(single))[0]).toBe('New time: Small talk')
  })

  it('that has begun keeps its time, and that is over all it has', async () => {
    const at = new Date(context.clock().getTime() - 600_000)
    const running = await addClass(context.db, { unity_id, start: at.toISOString(), ruled: true, room: '' })
    const { body: one } = await admin.get(`/classes/${running}`)
    const now = { day: one.start_date.slice(0, 10), start_time: one.start_date.slice(11, 16), max_students: 9 }
    expect((await admin.put(`/classes/${running}`, same(one, { ...now, start_time: '23:00' }))).body.token).toBe(
      'class.over',
    )
    const renamed = await admin.put(`/classes/${running}`, same(one, { ...now, name: 'Now' }))
    expect(renamed.body).toMatchObject({ name: 'Now', version: 2 })
    context.wait(3_600_000)
    expect((await admin.put(`/classes/${running}`, same(renamed.body, { ...now, name: 'Then' }))).body.token).toBe(
      'class.over',
    )
    expect((await admin.post(`/classes/${running}/cancel`, { version: 2 })).body.token).toBe('class.over')
  })

  it('cannot move into the past', async () => {
    const one = await make()
    const { body } = await admin.put(`/classes/${one.id}`, same(one, { day: '2026-03-01' }))
    expect(body.fields).toEqual({ start_time: 'validation.past' })
  })
})

describe('a class that is cancelled', () => {
  it('frees room, teacher and students, tells them why, and keeps its bookings for its return', async () => {
    const day = anyDay()
    const one = await make({ day, room_id, teacher_id: teacher.user.id })
    const [stays, leaves] = [await student(), await student()]
    await book(one.id, stays, leaves)
    const cancelled = await admin.post(`/classes/${one.id}/cancel`, { version: 1, reason: 'Snow' })
    expect(cancelled.body).toMatchObject({ status: 'CANCELLED', cancel_reason: 'Snow', version: 2, problems: [] })
    for (const each of [stays, leaves, teacher]) expect((await newsOf(each))[0]).toBe('Cancelled: Small talk')
    const offered = (await stays.get(`/schedules?start_week=${day}`)).body.classes
    expect(offered.map(({ id }: Json) => id)).not.toContain(one.id)
    const other = await make({ day, name: 'Instead' })
    await book(other.id, leaves)
    expect((await admin.put(`/classes/${one.id}`, same(cancelled.body, { name: 'X' }))).body.token).toBe(
      'class.cancelled',
    )

    const restored = await admin.post(`/classes/${one.id}/restore`, { version: 2 })
    expect(restored.body).toMatchObject({ status: 'SCHEDULED', cancel_reason: '', scheduled_students: 1, version: 3 })
    expect(await bookedIn(one.id)).toEqual([stays.user.id])
    expect((await newsOf(stays))[0]).toBe('It takes place after all: Small talk')
    expect((await newsOf(leaves))[0]).toBe('You no longer have a place: Small talk')
    expect((await rowOf(one.id))?.sequence).toBe(2)
    const actions = await context.db.select().from(changes).where(eq(changes.entity_id, one.id)).orderBy(changes.id)
    expect(actions.map(({ action }) => action)).toEqual(['CREATE', 'DELETE', 'RESTORE'])
  })

  it('stays cancelled where its room has been given to another, which is named', async () => {
    const day = anyDay()
    const one = await make({ day, room_id })
    await admin.post(`/classes/${one.id}/cancel`, { version: 1 })
    await make({ day, room_id, name: 'Instead' })
    const { status, body } = await admin.post(`/classes/${one.id}/restore`, { version: 2 })
    expect({ status, ...body }).toMatchObject({ status: 412, token: 'class.roomTaken', values: { name: 'Instead' } })
    expect((await rowOf(one.id))?.cancelled_at).not.toBeNull()
  })
})

describe('a substitute', () => {
  it('gives the class instead of its teacher, sees it, and gives it back', async () => {
    const one = await make({ teacher_id: teacher.user.id })
    const substitute = await context.arrive({ profile: 'TEACHER', unity_id, name: 'Bea Sub' })
    const visitor = await student()
    await book(one.id, visitor)
    const { body } = await admin.post(`/classes/${one.id}/substitute`, { version: 1, teacher_id: substitute.user.id })
    expect(body).toMatchObject({ teacher: { name: 'Bea Sub' }, substitute_for: { name: 'Ana Reis' }, version: 2 })
    expect((await newsOf(visitor))[0]).toBe('Another teacher: Small talk')
    expect((await newsOf(teacher))[0]).toBe('Another teacher: Small talk')
    const back = await admin.post(`/classes/${one.id}/substitute`, { version: 2, teacher_id: null })
    expect(back.body).toMatchObject({ teacher: { name: 'Ana Reis' }, substitute_for: null })
  })
})

describe('the students of a class', () => {
  it('are added by staff and told, taken out and told, and the line moves up', async () => {
    const one = await make({ max_students: 1 })
    const [first, second] = [await student(), await student()]
    const path = (visitor: Visitor) => `/classes/${one.id}/students/${visitor.user.id}`
    const { body } = await admin.put(path(first))
    expect(body.students.map(({ id }: Json) => id)).toEqual([first.user.id])
    expect((await admin.put(path(first))).body.scheduled_students).toBe(1)
    expect((await newsOf(first))[0]).toBe('You have a place: Small talk')
    expect((await admin.put(path(second))).body).toMatchObject({ token: 'class.noPlace', values: { places: '1' } })
    await second.put(`/schedules/${one.id}/waiting`)
    expect((await admin.remove(path(first))).body.students.map(({ id }: Json) => id)).toEqual([second.user.id])
    expect((await newsOf(first))[0]).toBe('You no longer have a place: Small talk')
    expect((await rowOf(one.id))?.scheduled_students).toBe(1)
  })

  it('are those of the unit who are not disabled and have no booking', async () => {
    const one = await make()
    const [lia, stranger] = [
      await context.arrive({ unity_id, name: 'Lia Bookable' }),
      await context.arrive({ name: 'Leo Bookable' }),
    ]
    await addPerson(context.db, { unity_id, name: 'Lu Bookable', disabled_at: new Date(0) })
    const found = await admin.get(`/classes/${one.id}/bookable?term=bookable`)
    expect(found.body).toMatchObject({ content: [{ id: lia.user.id }], meta: { total: 1 } })
    expect((await admin.put(`/classes/${one.id}/students/${stranger.user.id}`)).status).toBe(404)
    expect((await admin.put(`/classes/${one.id}/students/${teacher.user.id}`)).status).toBe(404)
    await admin.put(`/classes/${one.id}/students/${lia.user.id}`)
    expect((await admin.get(`/classes/${one.id}/bookable?term=bookable`)).body.meta.total).toBe(0)
  })

  it('who have another class then are not added, and it is named', async () => {
    const day = anyDay()
    const [one, other] = [await make({ day }), await make({ day, name: 'Stories' })]
    const visitor = await student()
    await book(other.id, visitor)
    const { body } = await admin.put(`/classes/${one.id}/students/${visitor.user.id}`)
    expect(body).toMatchObject({ token: 'class.studentBusy', values: { name: 'Stories' } })
    expect((await rowOf(one.id))?.scheduled_students).toBe(0)
  })
})

describe('what is wrong with a class that is ahead', () => {
  it('is told: no teacher, no room, no link, few bookings, a holiday', async () => {
    const at = (hours: number) => new Date(context.clock().getTime() + hours * 3_600_000).toISOString()
    const problems = async (id: number) => (await admin.get(`/classes/${id}`)).body.problems
    const soon = await addClass(context.db, { unity_id, start: at(47), room: '' })
    expect(await problems(soon)).toEqual(['NO_TEACHER', 'NO_ROOM', 'FEW_BOOKINGS'])
    const later = await addClass(context.db, { unity_id, start: at(48), short_name: '@X', teacher_id: teacher.user.id })
    expect(await problems(later)).toEqual(['NO_LINK'])
    const made = await make({ room_id, teacher_id: teacher.user.id })
    const day = made.start_date.slice(0, 10)
    await context.db.insert(holidays).values({ name: 'Day off', first_day: day, last_day: day })
    expect(await problems(made.id)).toEqual(['HOLIDAY'])
    const { body } = await admin.get(`/timetable?unity_id=${unity_id}&first_day=${day}&last_day=${day}`)
    expect(body).toMatchObject({ holidays: [{ name: 'Day off' }], classes: [{ problems: ['HOLIDAY'] }] })
    const over = await addClass(context.db, { unity_id, start: at(-1), room: '' })
    expect(await problems(over)).toEqual([])
  })
})

describe('an absence', () => {
  it('lists what a teacher gives between two days, and who is free for each', async () => {
    const [from, to] = [anyDay(), anyDay()]
    const unit = await addUnity(context.db, 'Europe/Lisbon')
    const [away, busy, free] = [
      await addPerson(context.db, { profile: 'TEACHER', unity_id: unit, name: 'A' }),
      await addPerson(context.db, { profile: 'TEACHER', unity_id: unit, name: 'B' }),
      await addPerson(context.db, { profile: 'TEACHER', unity_id: unit, name: 'C' }),
    ]
    const give = (teacher_id: number, day: string) => make({ unity_id: unit, day, teacher_id })
    const [one, two] = [await give(away.id, from), await give(away.id, to)]
    await give(busy.id, from)
    const { body } = await admin.post(`/people/${away.id}/absence`, { from, to })
    expect(body.content).toMatchObject([
      { id: one.id, free: [{ id: free.id }] },
      { id: two.id, free: [{ id: busy.id }, { id: free.id }] },
    ])
    expect(body.content[0].free).toHaveLength(1)
    expect((await admin.post(`/people/${away.id}/absence`, { from: to, to: from })).body.fields).toEqual({
      to: 'validation.period',
    })
  })
})

describe('who makes the timetable', () => {
  it('of one unit by duty sees and changes nothing of another', async () => {
    const own = await addUnity(context.db, 'UTC')
    const maker = await context.arrive({ unity_id: own, profile: 'TEACHER' })
    await context.db.insert(duties).values({ user_id: maker.user.id, duty: 'TIMETABLE', unity_id: own })
    const foreign = await make({ room_id, teacher_id: teacher.user.id })
    const visitor = await student()
    await book(foreign.id, visitor)
    const before = await rowOf(foreign.id)
    const path = `/classes/${foreign.id}`
    const answered = [
      await maker.get(path),
      await maker.put(path, same(foreign, { name: 'Mine', release: true })),
      await maker.post(`${path}/impact`, same(foreign, { name: 'Mine' })),
      await maker.post(`${path}/cancel`, { version: 1 }),
      await maker.post(`${path}/restore`, { version: 1 }),
      await maker.post(`${path}/substitute`, { version: 1, teacher_id: maker.user.id }),
      await maker.put(`${path}/students/${visitor.user.id}`),
      await maker.remove(`${path}/students/${visitor.user.id}`),
      await maker.get(`${path}/bookable`),
      await maker.post('/classes', form()),
      await maker.get(`/timetable?unity_id=${unity_id}&first_day=2026-04-01&last_day=2026-04-07`),
      await maker.post(`/people/${teacher.user.id}/absence`, { from: '2026-04-01', to: '2026-04-02' }),
    ]
    expect(answered.map(({ status }) => status)).toEqual(answered.map(() => 404))
    expect(await rowOf(foreign.id)).toEqual(before)
    const { body } = await maker.get('/timetable/places')
    expect(body.unities.map(({ id }: Json) => id)).toEqual([own])
    const made = await maker.post('/classes', classForm({ unity_id: own, day: anyDay(), teacher_id: maker.user.id }))
    expect(made.status).toBe(200)
    expect(body.unities[0].teachers).toEqual([{ id: maker.user.id, name: maker.user.name }])
    expect(body.chapters).toMatchObject([
      { id: 1, number: 1 },
      { id: 2, number: 2 },
      { id: 3, number: 3 },
    ])
  })

  it('by a duty without a unit makes those of all own units, and without a duty none', async () => {
    const maker = await context.arrive({ unity_id })
    const asked = `/timetable?unity_id=${unity_id}&first_day=2026-04-01&last_day=2026-04-07`
    expect((await maker.get(asked)).status).toBe(403)
    await context.db.insert(duties).values({ user_id: maker.user.id, duty: 'TIMETABLE' })
    expect((await maker.get(asked)).status).toBe(200)
    expect((await maker.get('/timetable?unity_id=1&first_day=2026-04-01&last_day=2026-04-07')).status).toBe(404)
    expect((await maker.get(`/timetable?unity_id=${unity_id}&first_day=2026-04-01&last_day=2026-06-02`)).status).toBe(
      412,
    )
  })
})

it('rooms that were deleted take no class, and an archived unit none', async () => {
  const gone = await addRoom(context.db, { unity_id })
  await context.db.update(rooms).set({ deleted_at: new Date() }).where(eq(rooms.id, gone))
  expect((await admin.post('/classes', form({ room_id: gone }))).body.fields).toEqual({
    room_id: 'validation.roomOfUnit',
  })
})
