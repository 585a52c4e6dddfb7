import type { SeriesForm } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes, classes, holidays } from '../../db/schema/index.ts'
import { allDays, createSeriesServer, type SeriesServer } from '../../testing/series-maker.ts'
import { planner } from '../../testing/planner.ts'
import type { Json } from '../../testing/test-server.ts'
import { addRoom } from '../../testing/timetabled.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

let context: SeriesServer
let unity_id: number
beforeAll(async () => {
  context = await createSeriesServer()
  unity_id = context.unity_id
})
afterAll(() => context.close())

describe('a new series', () => {
  it('is told to its teacher by one message with all of its classes, and not to who makes it for themselves', async () => {
    const teacher = await context.arrive({ unity_id, profile: 'TEACHER' })
    const made = await context.make({ teacher_id: teacher.user.id })
    const [told, ...more] = await context.newsOf(teacher)
    expect(more).toEqual([])
    expect(told).toMatchObject({ subject: `series ${made.id} 1`, title: '8 new classes of yours' })
    expect(told?.message).toContain('New: Small talk, Monday, 09/03/2026')
    const [mail, ...others] = await context.mailsTo(teacher)
    expect(others).toEqual([])
    expect(mail?.calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(8)
    const own = await planner(context, { unity_id }, null)
    expect((await own.post('/class_series', context.form({ teacher_id: own.user.id }))).status).toBe(200)
    expect(await context.newsOf(own)).toEqual([])
  })

  it('makes all of its classes by the wall clock of its unit, but for holidays', async () => {
    await context.db.insert(holidays).values([
      { unity_id, name: 'Own', first_day: '2026-03-16', last_day: '2026-03-17' },
      { unity_id: null, name: 'Everywhere', first_day: '2026-03-30', last_day: '2026-03-30' },
      { unity_id: 1, name: 'Elsewhere', first_day: '2026-03-09', last_day: '2026-04-30' },
    ])
    const room_id = await addRoom(context.db, { unity_id })
    const wanted = { room_id, teacher_id: context.teacher.user.id, chapter_from_id: 1, chapter_to_id: 2 }
    const made = await context.make(wanted)
    expect(made).toMatchObject({
      ...context.form(wanted),
      version: 1,
      teacher: { id: context.teacher.user.id, name: 'Ana Reis' },
      ahead: 6,
      next_at: '2026-03-09T22:00:00.000Z',
    })
    const rows = await context.rowsOf(made.id)
    expect(rows.map(({ local_day }) => local_day)).toEqual(
      allDays.filter((day) => day !== '2026-03-16' && day !== '2026-03-30'),
    )
    expect(rows[1]).toMatchObject({
      unity_id, room_id, name: 'Small talk', short_name: 'Small talk', max_students: 8, sequence: 0, own_fields: [],
      start_date: new Date('2026-03-11T22:00:00Z'), end_date: new Date('2026-03-11T23:00:00Z'), local_time: '19:00',
      chapter_from_id: 1, chapter_to_id: 2, url: null,
    }) // oxfmt-ignore
    await context.db.delete(holidays)
    expect((await context.maker.get(`/class_series/${made.id}`)).body).toEqual(made)
    const [note] = await context.db
      .select()
      .from(changes)
      .where(and(eq(changes.entity, 'class-series'), eq(changes.entity_id, made.id)))
    expect(note).toMatchObject({
      action: 'CREATE',
      user_id: context.maker.user.id,
      after: { name: 'Small talk', room_id },
    })
  })

  it('that began before today has the classes that are ahead', async () => {
    const made = await context.make({ first_day: '2026-02-23', last_day: '2026-03-09' })
    expect(await context.activeDays(made.id)).toEqual(['2026-03-02', '2026-03-04', '2026-03-09'])
  })

  it('in the way of which is another class is refused by its name and day, and nothing of it is made', async () => {
    const room_id = await addRoom(context.db, { unity_id })
    const other = { unity_id, room_id, start: '2026-03-25T21:30:00Z', name: 'Stories', ruled: true }
    await addClass(context.db, other)
    expect(await context.maker.post('/class_series', context.form({ room_id, name: 'In the way' }))).toMatchObject({
      status: 412,
      body: { token: 'class.roomTaken', values: { name: 'Stories', start: '25/03/2026 18:30', end: '19:30' } },
    })
    expect(await context.db.$count(classes, eq(classes.name, 'In the way'))).toBe(0)
    expect((await context.maker.get(`/class_series?unity_id=${unity_id}&term=way`)).body.meta.total).toBe(0)
  })

  it.each([
    [{ last_day: '2026-03-08' }, { last_day: 'validation.dayOrder' }],
    [{ first_day: '2026-02-01', last_day: '2026-03-01' }, { last_day: 'validation.past' }],
    [{ last_day: '2027-03-11' }, { last_day: 'validation.seriesLong' }],
    [{ weekdays: [0], last_day: '2026-03-12' }, { weekdays: 'validation.noClass' }],
    [{ weekdays: [] }, { weekdays: 'validation.required' }],
    [{ weekdays: [7] }, { 'weekdays[0]': 'validation.type' }],
    [{ every_weeks: 5 }, { every_weeks: 'validation.type' }],
    [{ start_time: '25:00' }, { start_time: 'validation.time' }],
    [{ room_id: 2_000_000 }, { room_id: 'validation.roomOfUnit' }],
    [{ teacher_id: 2_000_000 }, { teacher_id: 'validation.teacherOfUnit' }],
    [{ chapter_from_id: 2, chapter_to_id: 1 }, { chapter_to_id: 'validation.chapterOrder' }],
  ] as [Partial<SeriesForm>, Json][])('with %j is refused', async (given, fields) => {
    expect(await context.maker.post('/class_series', context.form(given))).toMatchObject({
      status: 412,
      body: { fields },
    })
  })

  it('takes no room of another unit, and not more students than a room has places', async () => {
    const elsewhere = await addRoom(context.db, { unity_id: 1 })
    const small = await addRoom(context.db, { unity_id, places: 3 })
    expect(await context.maker.post('/class_series', context.form({ room_id: elsewhere }))).toMatchObject({
      status: 412,
      body: { fields: { room_id: 'validation.roomOfUnit' } },
    })
    expect(await context.maker.post('/class_series', context.form({ room_id: small }))).toMatchObject({
      status: 412,
      body: { token: 'class.roomSmall', values: { places: '3', asked: '8' } },
    })
  })
})

describe('a series of another unit', () => {
  it('is not found, and stays as it is', async () => {
    const { body: made } = await context.admin.post('/class_series', context.form({ unity_id: 1 }))
    const answers = [
      await context.maker.get('/class_series?unity_id=1'),
      await context.maker.get(`/class_series/${made.id}`),
      await context.maker.post('/class_series', context.form({ unity_id: 1 })),
      await context.maker.post('/class_series/impact', context.form({ unity_id: 1 })),
      await context.change(made, { name: 'Mine' }),
      await context.maker.post(`/class_series/${made.id}/impact`, made),
      await context.maker.post(`/class_series/${made.id}/end`, { version: 1, from_day: '2026-03-10' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await context.admin.get(`/class_series/${made.id}`)).body).toEqual(made)
    expect((await context.teacher.get(`/class_series/${made.id}`)).status).toBe(403)
  })
})

describe('what a series would do', () => {
  it('is told, with days that are holidays and clocks that change, and not kept', async () => {
    const zone = await addUnity(context.db, 'America/New_York')
    await context.db
      .insert(holidays)
      .values({ unity_id: zone, name: 'Break', first_day: '2026-03-15', last_day: '2026-03-15' })
    const wanted = context.form({
      unity_id: zone,
      weekdays: [0],
      start_time: '02:30',
      first_day: '2026-03-08',
      last_day: '2026-03-22',
    })
    const before = await context.db.$count(classes)
    expect(await context.admin.post('/class_series/impact', wanted)).toMatchObject({
      status: 200,
      body: {
        created: 2, changed: 0, cancelled: 0, told: 0, released: [],
        shifted: [{ day: '2026-03-08', shift: 'GAP' }], holidays: ['2026-03-15'],
      },
    }) // oxfmt-ignore
    expect(await context.db.$count(classes)).toBe(before)
    const { body: made } = await context.admin.post('/class_series', wanted)
    const [first] = await context.rowsOf(made.id)
    // 02:30 is skipped: it begins at 03:30.
    expect(first?.start_date).toEqual(new Date('2026-03-08T07:30:00Z'))
  })

  it('counts who would be told, everybody once', async () => {
    const made = await context.make({ start_time: '15:00', teacher_id: context.teacher.user.id })
    const student = await context.arrive({ unity_id })
    const rows = await context.rowsOf(made.id)
    for (const { id } of rows.slice(0, 3)) await context.book(id, student)
    const { body } = await context.maker.post(`/class_series/${made.id}/impact`, {
      ...made,
      weekdays: [3],
      start_time: '16:00',
    })
    expect(body).toMatchObject({ created: 0, changed: 4, cancelled: 4, told: 1 })
    expect(await context.rowsOf(made.id)).toEqual(await context.rowsOf(made.id))
    expect((await context.rowsOf(made.id)).map(({ version }) => version)).toEqual(rows.map(() => 1))
  })
})
