import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes, rooms, unities } from '../../db/schema/index.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'
import { addClass, addUnity } from '../../testing/unit.ts'
import { createTimetable, addRoom, classForm, type Timetable } from '../../testing/timetabled.ts'

let context: TestServer
let timetable: Timetable
beforeAll(async () => {
  context = await createTestServer()
  timetable = await createTimetable(context)
})
afterAll(() => context.close())

describe('a class that is made', () => {
  it('begins at its time of the wall clock, is shown in the timetable and to students, and is in the audit trail', async () => {
    const day = timetable.anyDay()
    const made = await timetable.make({
      day,
      room_id: timetable.room_id,
      teacher_id: timetable.teacher.user.id,
      chapter_from_id: 1,
      chapter_to_id: 2,
    })
    expect(made).toMatchObject({
      version: 1,
      name: 'Small talk',
      online: false,
      room: { id: timetable.room_id },
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
    const { body } = await timetable.admin.get(
      `/timetable?unity_id=${timetable.unity_id}&first_day=${day}&last_day=${day}`,
    )
    expect(body.classes.map(({ id }: Json) => id)).toEqual([made.id])
    expect(body.unity).toMatchObject({ id: timetable.unity_id, time_zone: 'Europe/Lisbon' })
    const { body: offered } = await (await timetable.student()).get(`/schedules?start_week=${day}`)
    expect(offered.classes.map(({ id }: Json) => id)).toContain(made.id)
    const [noted] = await context.db.select().from(changes).where(eq(changes.entity_id, made.id))
    expect(noted).toMatchObject({ entity: 'classes', action: 'CREATE', user_id: timetable.admin.user.id })
  })

  it('online takes no room, and is open under its link', async () => {
    const made = await timetable.make({ online: true, room_id: timetable.room_id, url: 'https://meet.example.com/a' })
    expect(made).toMatchObject({ online: true, room: null, place: '', url: 'https://meet.example.com/a' })
    expect((await timetable.rowOf(made.id))?.short_name).toBe('@Small talk')
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
    const { status, body } = await timetable.admin.post('/classes', timetable.form(more))
    expect({ status, token: body.token, fields: body.fields }).toEqual({ status: 412, token: 'validation', fields })
  })

  it('in a room or with a teacher of another unit, or with a student as its teacher, is refused at its field', async () => {
    const other = await addUnity(context.db, 'UTC')
    const elsewhere = await addRoom(context.db, { unity_id: other })
    const stranger = await addPerson(context.db, { profile: 'TEACHER', unity_id: other })
    const left = await addPerson(context.db, {
      profile: 'TEACHER',
      unity_id: timetable.unity_id,
      disabled_at: new Date(0),
    })
    const learner = await addPerson(context.db, { unity_id: timetable.unity_id })
    expect((await timetable.admin.post('/classes', timetable.form({ room_id: elsewhere }))).body.fields).toEqual({
      room_id: 'validation.roomOfUnit',
    })
    for (const { id } of [stranger, left, learner])
      expect((await timetable.admin.post('/classes', timetable.form({ teacher_id: id }))).body.fields).toEqual({
        teacher_id: 'validation.teacherOfUnit',
      })
  })

  it('with more places than its room is refused with both numbers', async () => {
    const { status, body } = await timetable.admin.post(
      '/classes',
      timetable.form({ room_id: timetable.room_id, max_students: 7 }),
    )
    expect({ status, ...body }).toMatchObject({
      status: 412,
      token: 'class.roomSmall',
      fields: { max_students: 'validation.roomSmall' },
      values: { places: '6', asked: '7' },
    })
  })

  it('in a taken room or with a busy teacher is refused with the name and the time of the class in the way', async () => {
    const day = timetable.anyDay()
    const taught = { day, room_id: timetable.room_id, teacher_id: timetable.teacher.user.id }
    await timetable.make({ ...taught, name: 'Stories' })
    const [date] = [day.split('-').toReversed().join('/')]
    const times = { start: `${date} 18:30`, end: '19:30' }
    expect(
      (await timetable.admin.post('/classes', timetable.form({ day, room_id: timetable.room_id, start_time: '19:00' })))
        .body,
    ).toMatchObject({
      token: 'class.roomTaken',
      values: { name: 'Stories', ...times },
    })
    expect(
      (
        await timetable.admin.post(
          '/classes',
          timetable.form({ day, teacher_id: timetable.teacher.user.id, start_time: '18:00' }),
        )
      ).body,
    ).toMatchObject({ token: 'class.teacherBusy', values: { name: 'Stories', teacher: 'Ana Reis', ...times } })
    await timetable.make({ ...taught, start_time: '19:30' })
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
      const { status, body } = await timetable.admin.post('/classes', classForm({ unity_id: unit, day, start_time }))
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
      const { body } = await timetable.admin.post(
        '/classes',
        classForm({ unity_id: unit, day, start_time, minutes: 90 }),
      )
      expect(body).toMatchObject({ start_date: from, end_date: to })
    },
  )

  it('leave a class at the second of two equal times where it is, while its name changes', async () => {
    const unit = await addUnity(context.db, 'Europe/Lisbon')
    const id = await addClass(context.db, { unity_id: unit, start: '2026-10-25T01:30:00Z', room: '' })
    const { unity_id: _unit, ...rest } = classForm({ unity_id: unit, day: '2026-10-25', start_time: '01:30' })
    const { body } = await timetable.admin.put(`/classes/${id}`, { ...rest, version: 1, name: 'Owls', max_students: 9 })
    expect(body).toMatchObject({ name: 'Owls', start_date: '2026-10-25T01:30:00.000Z' })
  })
})

it('rooms that were deleted take no class, and an archived unit none', async () => {
  const gone = await addRoom(context.db, { unity_id: timetable.unity_id })
  await context.db.update(rooms).set({ deleted_at: new Date() }).where(eq(rooms.id, gone))
  expect((await timetable.admin.post('/classes', timetable.form({ room_id: gone }))).body.fields).toEqual({
    room_id: 'validation.roomOfUnit',
  })
  const unit = await addUnity(context.db, 'UTC')
  await context.db.update(unities).set({ archived: true }).where(eq(unities.id, unit))
  const form = classForm({ unity_id: unit, day: timetable.anyDay() })
  expect((await timetable.admin.post('/classes', form)).status).toBe(404)
})
