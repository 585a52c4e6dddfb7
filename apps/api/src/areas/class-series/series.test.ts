import type { SeriesForm } from '@the-house/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changes,
  class_students,
  class_waiting,
  classes,
  holidays,
  notifications,
  users,
} from '../../db/schema/index.ts'
import { planner } from '../../testing/planner.ts'
import { classesOf, seriesForm } from '../../testing/series.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addRoom } from '../../testing/timetabled.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

let context: TestServer
let maker: Visitor
let admin: Visitor
/** The unit of the test, in São Paulo: three hours behind UTC. */
let unity_id: number
let teacher: Visitor
beforeAll(async () => {
  context = await createTestServer()
  unity_id = await addUnity(context.db, 'America/Sao_Paulo')
  maker = await planner(context, { unity_id }, null)
  admin = await context.arrive({ admin: true })
  teacher = await context.arrive({ unity_id, profile: 'TEACHER', name: 'Ana Reis' })
})
afterAll(() => context.close())

const form = (more: Partial<SeriesForm> = {}) => seriesForm({ unity_id, ...more })
async function make(more: Partial<SeriesForm> = {}) {
  const { status, body } = await maker.post('/class_series', form(more))
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const rowsOf = (id: number) => classesOf(context.db, id)
const daysOf = async (id: number) => (await rowsOf(id)).map(({ local_day }) => local_day)
const activeDays = async (id: number) =>
  (await rowsOf(id)).filter(({ cancelled_at }) => !cancelled_at).map(({ local_day }) => local_day)
const change = ({ id, ...series }: Json, more: Json) => maker.put(`/class_series/${id}`, { ...series, ...more })
const book = (class_id: number | undefined, ...visitors: Visitor[]) =>
  Promise.all(visitors.map(({ put }) => put(`/schedules/${class_id}`)))
const mailsTo = async ({ user }: Visitor) => (await context.mails()).filter(({ address }) => address === user.email)
const newsOf = ({ user }: Visitor) =>
  context.db.select().from(notifications).where(eq(notifications.user_id, user.id)).orderBy(notifications.number)

const mondays = ['2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30']
const wednesdays = ['2026-03-11', '2026-03-18', '2026-03-25', '2026-04-01']
const all = [...mondays, ...wednesdays].toSorted()

describe('a new series', () => {
  it('makes all of its classes by the wall clock of its unit, but for holidays', async () => {
    await context.db.insert(holidays).values([
      { unity_id, name: 'Own', first_day: '2026-03-16', last_day: '2026-03-17' },
      { unity_id: null, name: 'Everywhere', first_day: '2026-03-30', last_day: '2026-03-30' },
      { unity_id: 1, name: 'Elsewhere', first_day: '2026-03-09', last_day: '2026-04-30' },
    ])
    const room_id = await addRoom(context.db, { unity_id })
    const made = await make({ room_id, teacher_id: teacher.user.id, chapter_from_id: 1, chapter_to_id: 2 })
    expect(made).toMatchObject({
      ...form({ room_id, teacher_id: teacher.user.id, chapter_from_id: 1, chapter_to_id: 2 }),
      version: 1,
      teacher: { id: teacher.user.id, name: 'Ana Reis' },
      ahead: 6,
      next_at: '2026-03-09T22:00:00.000Z',
    })
    const rows = await rowsOf(made.id)
    expect(rows.map(({ local_day }) => local_day)).toEqual(
      all.filter((day) => day !== '2026-03-16' && day !== '2026-03-30'),
    )
    expect(rows[1]).toMatchObject({
      unity_id, room_id, name: 'Small talk', short_name: 'Small talk', max_students: 8, sequence: 0, own_fields: [],
      start_date: new Date('2026-03-11T22:00:00Z'), end_date: new Date('2026-03-11T23:00:00Z'), local_time: '19:00',
      chapter_from_id: 1, chapter_to_id: 2, url: null,
    }) // oxfmt-ignore
    await context.db.delete(holidays)
    expect((await maker.get(`/class_series/${made.id}`)).body).toEqual(made)
    const [note] = await context.db
      .select()
      .from(changes)
      .where(and(eq(changes.entity, 'class-series'), eq(changes.entity_id, made.id)))
    expect(note).toMatchObject({ action: 'CREATE', user_id: maker.user.id, after: { name: 'Small talk', room_id } })
  })

  it('that began before today has the classes that are ahead', async () => {
    const made = await make({ first_day: '2026-02-23', last_day: '2026-03-09' })
    expect(await daysOf(made.id)).toEqual(['2026-03-02', '2026-03-04', '2026-03-09'])
  })

  it('in the way of which is another class is refused by its name and day, and nothing of it is made', async () => {
    const room_id = await addRoom(context.db, { unity_id })
    const other = { unity_id, room_id, start: '2026-03-25T21:30:00Z', name: 'Stories', ruled: true }
    await addClass(context.db, other)
    expect(await maker.post('/class_series', form({ room_id, name: 'In the way' }))).toMatchObject({
      status: 412,
      body: { token: 'class.roomTaken', values: { name: 'Stories', start: '25/03/2026 18:30', end: '19:30' } },
    })
    expect(await context.db.$count(classes, eq(classes.name, 'In the way'))).toBe(0)
    expect((await maker.get(`/class_series?unity_id=${unity_id}&term=way`)).body.meta.total).toBe(0)
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
    expect(await maker.post('/class_series', form(given))).toMatchObject({ status: 412, body: { fields } })
  })

  it('takes no room of another unit, and not more students than a room has places', async () => {
    const elsewhere = await addRoom(context.db, { unity_id: 1 })
    const small = await addRoom(context.db, { unity_id, places: 3 })
    expect(await maker.post('/class_series', form({ room_id: elsewhere }))).toMatchObject({
      status: 412,
      body: { fields: { room_id: 'validation.roomOfUnit' } },
    })
    expect(await maker.post('/class_series', form({ room_id: small }))).toMatchObject({
      status: 412,
      body: { token: 'class.roomSmall', values: { places: '3', asked: '8' } },
    })
  })
})

describe('a series of another unit', () => {
  it('is not found, and stays as it is', async () => {
    const { body: made } = await admin.post('/class_series', form({ unity_id: 1 }))
    const answers = [
      await maker.get('/class_series?unity_id=1'),
      await maker.get(`/class_series/${made.id}`),
      await maker.post('/class_series', form({ unity_id: 1 })),
      await maker.post('/class_series/impact', form({ unity_id: 1 })),
      await change(made, { name: 'Mine' }),
      await maker.post(`/class_series/${made.id}/impact`, made),
      await maker.post(`/class_series/${made.id}/end`, { version: 1, from_day: '2026-03-10' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect((await admin.get(`/class_series/${made.id}`)).body).toEqual(made)
    expect((await teacher.get(`/class_series/${made.id}`)).status).toBe(403)
  })
})

describe('a series that is changed', () => {
  it('from a day on changes later classes, but for what is their own, and none that has begun', async () => {
    const made = await make({ first_day: '2026-03-02' })
    const [, second, , fourth] = await rowsOf(made.id)
    await context.db
      .update(classes)
      .set({ name: 'Special', own_fields: ['name'] })
      .where(eq(classes.id, fourth?.id ?? 0))
    const changed = await change(made, { name: 'Big talk', start_time: '20:00', from_day: '2026-03-09' })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Big talk', start_time: '20:00', version: 2 } })
    const rows = await rowsOf(made.id)
    expect(rows[1]).toEqual(second)
    expect(rows[2]).toMatchObject({ name: 'Big talk', start_date: new Date('2026-03-09T23:00:00Z') })
    expect(rows[3]).toMatchObject({ name: 'Special', start_date: new Date('2026-03-11T23:00:00Z') })
    expect((await change(made, { name: 'Stale' })).status).toBe(409)
  })

  it('tells who has several of its classes once, by one notification and one mail with all of them', async () => {
    const made = await make({ teacher_id: teacher.user.id, start_time: '07:00', max_students: 2 })
    const other = await context.arrive({ unity_id })
    const [many, single, waiting] = await Promise.all([1, 2, 3].map(() => context.arrive({ unity_id })))
    if (!many || !single || !waiting) throw new Error('Nobody has come.')
    const rows = await rowsOf(made.id)
    for (const { id } of rows) await book(id, many)
    await book(rows[2]?.id, single)
    for (const { id } of rows.slice(0, 2)) await book(id, other)
    for (const { id } of rows.slice(0, 3))
      await context.db.insert(class_waiting).values({ class_id: id, user_id: waiting.user.id, since: context.clock() })
    await context.db.update(users).set({ language: 'pt' }).where(eq(users.id, waiting.user.id))
    expect((await change(made, { start_time: '08:00' })).status).toBe(200)

    const [mail, ...more] = await mailsTo(many)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'classChanges', subject: '8 of your classes have changed' })
    expect(mail?.text).toContain('New time: Small talk, Monday, 09/03/2026, 08:00 to 09:00 (GMT-3), Ana Reis')
    expect(mail?.calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(8)
    expect(mail?.calendar).toContain('METHOD:PUBLISH')
    expect(await newsOf(many)).toMatchObject([{ subject: `series ${made.id} 2`, type: 'MESSAGE' }])
    expect(await mailsTo(single)).toMatchObject([{ kind: 'classChange', subject: 'New time: Small talk' }])
    const [line] = await mailsTo(waiting)
    expect(line).toMatchObject({ kind: 'classChanges', subject: '3 aulas suas mudaram', calendar: null })
    expect((await mailsTo(teacher)).filter(({ kind }) => kind === 'classChanges')).toHaveLength(1)
  })

  it('says nothing of a new name or more places', async () => {
    const made = await make({ start_time: '09:00', max_students: 1 })
    const [one, other] = [await context.arrive({ unity_id }), await context.arrive({ unity_id })]
    const [first] = await rowsOf(made.id)
    await book(first?.id, one)
    await other.put(`/schedules/${first?.id}/waiting`)
    await change(made, { name: 'Talks', max_students: 2 })
    expect(await newsOf(one)).toEqual([])
    expect((await rowsOf(made.id))[0]).toMatchObject({ name: 'Talks', scheduled_students: 2, sequence: 0 })
    expect(await newsOf(other)).toMatchObject([{ subject: expect.stringContaining('place') }])
  })

  it('removes classes of days that it no longer has, and cancels those that concern somebody', async () => {
    const made = await make({ start_time: '10:00' })
    const student = await context.arrive({ unity_id })
    const rows = await rowsOf(made.id)
    await book(rows[1]?.id, student)
    const changed = await change(made, { weekdays: [1, 5] })
    expect(changed.status).toBe(200)
    const after = await rowsOf(made.id)
    const fridays = ['2026-03-13', '2026-03-20', '2026-03-27', '2026-04-03']
    expect(await activeDays(made.id)).toEqual([...mondays, ...fridays].toSorted())
    expect(after.find(({ local_day }) => local_day === wednesdays[0])).toMatchObject({ id: rows[1]?.id, dropped: true })
    expect(after.map(({ local_day }) => local_day)).not.toContain(wednesdays[1])
    expect(await mailsTo(student)).toMatchObject([{ kind: 'classChange', subject: 'Cancelled: Small talk' }])

    const back = await change(changed.body, { weekdays: [3], start_time: '11:00' })
    expect(back.status).toBe(200)
    const again = await rowsOf(made.id)
    expect(again.find(({ local_day }) => local_day === wednesdays[0])).toMatchObject({
      id: rows[1]?.id, cancelled_at: null, dropped: false, scheduled_students: 1,
      start_date: new Date('2026-03-11T14:00:00Z'),
    }) // oxfmt-ignore
    expect(await activeDays(made.id)).toEqual(wednesdays)
    expect((await mailsTo(student))[1]?.subject).toContain('It takes place after all')
  })

  it('leaves what was cancelled by hand cancelled, and what was restored by hand there', async () => {
    const made = await make({ start_time: '12:00' })
    const student = await context.arrive({ unity_id })
    const [monday, wednesday] = await rowsOf(made.id)
    await book(wednesday?.id, student)
    await maker.post(`/classes/${monday?.id}/cancel`, { version: 1, reason: 'Ill' })
    const first = await change(made, { weekdays: [1] })
    const restored = await maker.post(`/classes/${wednesday?.id}/restore`, { version: 2 })
    expect(restored.status).toBe(200)
    await change(first.body, { minutes: 50 })
    const days = await activeDays(made.id)
    expect(days).toEqual([wednesdays[0], ...mondays.slice(1)])
  })

  it('keeps its first day as soon as it has classes before the day of the change', async () => {
    const made = await make({ first_day: '2026-03-02', start_time: '13:00', every_weeks: 2 })
    expect(await change(made, { first_day: '2026-03-09', from_day: '2026-03-10' })).toMatchObject({
      status: 412,
      body: { fields: { first_day: 'validation.seriesBegun' } },
    })
    const later = await make({ start_time: '13:00', every_weeks: 2 })
    expect((await change(later, { first_day: '2026-03-16' })).status).toBe(200)
    expect(await activeDays(later.id)).toEqual(['2026-03-16', '2026-03-18', '2026-03-30', '2026-04-01'])
  })

  it('with fewer places releases the last students only if told to', async () => {
    const made = await make({ start_time: '14:00', max_students: 2 })
    const [one, other] = [await context.arrive({ unity_id }), await context.arrive({ unity_id, name: 'Bia Rosa' })]
    for (const { id } of await rowsOf(made.id)) {
      await book(id, one)
      await book(id, other)
    }
    expect(await change(made, { max_students: 1 })).toMatchObject({ status: 412, body: { token: 'class.overBooked' } })
    const { body } = await maker.post(`/class_series/${made.id}/impact`, { ...made, max_students: 1 })
    expect(body).toMatchObject({ changed: 8, released: [{ id: other.user.id, name: 'Bia Rosa' }] })
    expect(await newsOf(other)).toEqual([])
    expect((await change(made, { max_students: 1, release: true })).status).toBe(200)
    expect(await newsOf(other)).toHaveLength(1)
    expect(await newsOf(one)).toEqual([])
    expect(await context.db.$count(class_waiting, eq(class_waiting.user_id, other.user.id))).toBe(8)
  })
})

describe('what a series would do', () => {
  it('is told, with days that are holidays and clocks that change, and not kept', async () => {
    const zone = await addUnity(context.db, 'America/New_York')
    await context.db
      .insert(holidays)
      .values({ unity_id: zone, name: 'Break', first_day: '2026-03-15', last_day: '2026-03-15' })
    const wanted = form({
      unity_id: zone,
      weekdays: [0],
      start_time: '02:30',
      first_day: '2026-03-08',
      last_day: '2026-03-22',
    })
    const before = await context.db.$count(classes)
    expect(await admin.post('/class_series/impact', wanted)).toMatchObject({
      status: 200,
      body: {
        created: 2, changed: 0, cancelled: 0, told: 0, released: [],
        shifted: [{ day: '2026-03-08', shift: 'GAP' }], holidays: ['2026-03-15'],
      },
    }) // oxfmt-ignore
    expect(await context.db.$count(classes)).toBe(before)
    const { body: made } = await admin.post('/class_series', wanted)
    const [first] = await rowsOf(made.id)
    // 02:30 is skipped: it begins at 03:30.
    expect(first?.start_date).toEqual(new Date('2026-03-08T07:30:00Z'))
  })

  it('counts who would be told, everybody once', async () => {
    const made = await make({ start_time: '15:00', teacher_id: teacher.user.id })
    const student = await context.arrive({ unity_id })
    const rows = await rowsOf(made.id)
    for (const { id } of rows.slice(0, 3)) await book(id, student)
    const { body } = await maker.post(`/class_series/${made.id}/impact`, {
      ...made,
      weekdays: [3],
      start_time: '16:00',
    })
    expect(body).toMatchObject({ created: 0, changed: 4, cancelled: 4, told: 1 })
    expect(await rowsOf(made.id)).toEqual(await rowsOf(made.id))
    expect((await rowsOf(made.id)).map(({ version }) => version)).toEqual(rows.map(() => 1))
  })
})

describe('a series that ends', () => {
  it('has no classes from that day on, says why to whom it concerns, and is listed as over', async () => {
    const made = await make({ start_time: '17:00', name: 'Endless' })
    const student = await context.arrive({ unity_id })
    const rows = await rowsOf(made.id)
    for (const { id } of rows.slice(3, 5)) await book(id, student)
    const end = { version: 1, from_day: '2026-03-18', reason: 'Too few' }
    const ended = await maker.post(`/class_series/${made.id}/end`, end)
    expect(ended).toMatchObject({ status: 200, body: { last_day: '2026-03-17', ahead: 3, version: 2 } })
    const after = await rowsOf(made.id)
    expect(after.map(({ cancelled_at }) => cancelled_at !== null)).toEqual([false, false, false, true, true])
    const [mail] = await mailsTo(student)
    expect(mail?.text).toContain('Why: Too few')
    const found = async (over: boolean) =>
      (await maker.get(`/class_series?unity_id=${unity_id}&term=endless&over=${over}`)).body.content
    expect(await found(false)).toMatchObject([{ id: made.id, ahead: 3 }])
    const none = await maker.post(`/class_series/${made.id}/end`, { version: 2, from_day: '2026-03-01' })
    expect(none.body).toMatchObject({ ahead: 0, next_at: null, last_day: '2026-03-09' })
    expect(await found(false)).toEqual([])
    expect(await found(true)).toMatchObject([{ id: made.id }])
  })
})

describe('a holiday', () => {
  it('cancels the classes on its days when it is asked to, tells everybody once, and does nothing the second time', async () => {
    const made = await make({ start_time: '23:30' })
    const elsewhere = await addClass(context.db, { unity_id: 1, start: '2026-03-17T02:00:00Z' })
    const student = await context.arrive({ unity_id })
    const rows = await rowsOf(made.id)
    await book(rows[2]?.id, student)
    await book(rows[3]?.id, student)
    const { body: holiday } = await maker.post('/holidays', {
      unity_id,
      name: 'Carnival',
      first_day: '2026-03-16',
      last_day: '2026-03-18',
    })
    const before = await context.db.$count(
      classes,
      and(eq(classes.unity_id, unity_id), inArray(classes.local_day, ['2026-03-16', '2026-03-18'])),
    )
    expect(before).toBeGreaterThan(2)
    const path = `/holidays/${holiday.id}/cancel_classes`
    const { body } = await maker.post(path)
    expect(body.cancelled).toBeGreaterThan(2)
    expect((await maker.post(path)).body).toEqual({ cancelled: 0 })
    const [mail, ...more] = await mailsTo(student)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Cancelled: Small talk, Monday, 16/03/2026, 23:30 to 00:30 (GMT-3)')
    expect(mail?.text).toContain('Why: Carnival')
    expect(await activeDays(made.id)).toEqual(all.filter((day) => day !== '2026-03-16' && day !== '2026-03-18'))
    const [other] = await context.db.select().from(classes).where(eq(classes.id, elsewhere))
    expect(other?.cancelled_at).toBeNull()
    // Removed, it brings nothing back, nor does a change of the series.
    await maker.remove(`/holidays/${holiday.id}`)
    await change((await maker.get(`/class_series/${made.id}`)).body, { minutes: 45 })
    expect(await activeDays(made.id)).not.toContain('2026-03-16')
    expect((await maker.post(path)).status).toBe(404)
  })

  it('of all units cancels in the own units alone; one of another unit is not found', async () => {
    const own = await addClass(context.db, { unity_id, start: '2026-05-01T15:00:00Z' })
    const other = await addClass(context.db, { unity_id: 1, start: '2026-05-01T15:00:00Z' })
    const day = { first_day: '2026-05-01', last_day: '2026-05-01' }
    const { body: everywhere } = await admin.post('/holidays', { unity_id: null, name: 'Labour Day', ...day })
    const { body: there } = await admin.post('/holidays', { unity_id: 1, name: 'There', ...day })
    expect((await maker.post(`/holidays/${there.id}/cancel_classes`)).status).toBe(404)
    expect((await maker.post(`/holidays/${everywhere.id}/cancel_classes`)).body).toEqual({ cancelled: 1 })
    const found = await context.db
      .select()
      .from(classes)
      .where(inArray(classes.id, [own, other]))
      .orderBy(classes.id)
    expect(found.map(({ cancelled_at }) => cancelled_at !== null)).toEqual([true, false])
    expect(await context.db.$count(class_students, eq(class_students.class_id, other))).toBe(0)
  })
})
