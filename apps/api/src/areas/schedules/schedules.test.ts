import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { class_students, classes, user_unities } from '../../db/schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

let context: TestServer
let student: Awaited<ReturnType<TestServer['arrive']>>
let unity_id: number
beforeAll(async () => {
  // Monday, 2 March 2026, 12:00 UTC: 08:00 in Manaus.
  context = await createTestServer()
  unity_id = await addUnity(context.db, 'America/Manaus')
  student = await context.arrive({ unity_id })
})
afterAll(() => context.close())

const offer = (start: string, more: Partial<Parameters<typeof addClass>[1]> = {}) =>
  addClass(context.db, { unity_id, start, ...more })
const crowd = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => addPerson(context.db, { unity_id })))).map(({ id }) => id)
const week = async (first: string) => (await student.get(`/schedules?start_week=${first}`)).body.classes
const namesOf = async (first: string) => (await week(first)).map(({ name }: Json) => name)

describe('the schedule', () => {
  it('shows each class with times in UTC, its places, its line, and what the student has of them', async () => {
    const teacher = await addPerson(context.db, { name: 'Ana Reis', profile: 'TEACHER' })
    const [one = 0, two = 0, three = 0] = await crowd(3)
    const id = await offer('2026-03-10T13:00:00Z', {
      name: 'Small talk',
      short_name: '@TALK',
      teacher_id: teacher.id,
      max_students: 1,
      students: [one],
      waiting: [two, student.user.id, three],
    })
    const mine = await offer('2026-03-10T14:00:00Z', { students: [student.user.id] })
    const [first, second, ...more] = await week('2026-03-09')
    expect(more).toEqual([])
    expect(first).toEqual({
      id,
      name: 'Small talk',
      short_name: '@TALK',
      start_date: '2026-03-10T13:00:00.000Z',
      end_date: '2026-03-10T14:00:00.000Z',
      scheduled: false,
      scheduled_students: 1,
      max_students: 1,
      teacher: 'Ana Reis',
      room: 'Blue room',
      level_from: null,
      level_to: null,
      waiting: 2,
      waiting_students: 3,
    })
    expect(second).toMatchObject({ id: mine, scheduled: true, teacher: '', waiting: null, waiting_students: 0 })
  })

  it('has seven days from the one asked for, by the calendar of the unit, to the millisecond', async () => {
    const [first, last] = ['2026-04-01T04:00:00.000Z', '2026-04-08T03:59:59.999Z']
    for (const start of [last, first, '2026-04-01T03:59:59.999Z', '2026-04-08T04:00:00.000Z']) await offer(start)
    expect(await namesOf('2026-04-01')).toEqual([first, last])
  })

  it('has nothing of another unit, and nothing that is cancelled', async () => {
    await offer('2026-05-05T13:00:00Z', { name: 'Cancelled', cancelled_at: context.clock() })
    await offer('2026-05-05T14:00:00Z', { name: 'Elsewhere', unity_id: 1 })
    await offer('2026-05-05T15:00:00Z', { name: 'Here' })
    expect(await namesOf('2026-05-04')).toEqual(['Here'])
  })

  it.each(['', '?start_week=', '?start_week=02/03/2026', '?start_week=2026-02-30', '?start_week=0000-01-01'])(
    'asks for a day that exists: %s',
    async (query) => {
      expect(await student.get(`/schedules${query}`)).toMatchObject({ status: 412, body: { token: 'validation' } })
    },
  )

  it('costs one query beside the session’s, however many classes and people there are', async () => {
    const people = await crowd(4)
    for (let count = 10; count < 24; count += 1) {
      await offer(`2026-06-02T${count}:00:00Z`, {
        max_students: 2,
        students: people.slice(0, 2),
        waiting: people.slice(2),
      })
    }
    expect(await countQueries(async () => expect(await week('2026-06-01')).toHaveLength(14))).toBe(2)
  })
})

describe('taking a place', () => {
  it('takes one, and only one when done again', async () => {
    const id = await offer('2026-03-20T13:00:00Z')
    const seen = { name: 'x', start_date: 'y', short_name: 'z', teacher: '' }
    for (const body of [seen, {}, undefined]) {
      const answer = await student.put(`/schedules/${id}`, body)
      expect(answer).toMatchObject({ status: 200, body: { id, scheduled: true, scheduled_students: 1, waiting: null } })
    }
    expect(await context.db.$count(class_students, eq(class_students.class_id, id))).toBe(1)
  })

  it('is refused where there is none, and changes nothing', async () => {
    const id = await offer('2026-03-20T13:00:00Z', { max_students: 2, students: await crowd(2) })
    expect(await student.put(`/schedules/${id}`)).toMatchObject({ status: 409, body: { token: 'class.full' } })
    expect((await week('2026-03-20')).find((one: Json) => one.id === id)).toMatchObject({
      scheduled: false,
      scheduled_students: 2,
    })
  })

  it('is refused from the start of the class on, but for whom has it', async () => {
    const id = await offer('2026-03-02T12:00:00.000Z')
    const mine = await offer('2026-03-02T12:00:00.000Z', { students: [student.user.id] })
    const soon = await offer('2026-03-02T12:00:00.001Z')
    expect(await student.put(`/schedules/${id}`)).toMatchObject({ status: 412, body: { token: 'class.over' } })
    expect(await student.put(`/schedules/${mine}`)).toMatchObject({ status: 200, body: { scheduled: true } })
    expect(await student.put(`/schedules/${soon}`)).toMatchObject({ status: 200 })
  })

  it('has a rule of the database behind it: no count is ever above the places, or below none', async () => {
    const id = await offer('2026-03-20T13:00:00Z', { max_students: 1 })
    for (const scheduled_students of [2, -1]) {
      const change = context.db.update(classes).set({ scheduled_students }).where(eq(classes.id, id))
      await expect(change).rejects.toMatchObject({ cause: { constraint: 'classes_capacity' } })
    }
  })
})

describe('giving a place back', () => {
  it('frees it, and changes nothing when done again', async () => {
    const id = await offer('2026-03-21T13:00:00Z', { students: [student.user.id, ...(await crowd(1))] })
    for (const _ of ['once', 'again']) {
      const answer = await student.remove(`/schedules/${id}`)
      expect(answer).toMatchObject({ status: 200, body: { scheduled: false, scheduled_students: 1 } })
    }
  })

  it('is refused from the start of the class on', async () => {
    const id = await offer('2026-03-02T11:30:00Z', { students: [student.user.id] })
    expect(await student.remove(`/schedules/${id}`)).toMatchObject({ status: 412, body: { token: 'class.over' } })
    expect(await context.db.$count(class_students, eq(class_students.class_id, id))).toBe(1)
  })
})

describe('a class that is not the student’s to book', () => {
  it.each(['in another unit', 'cancelled', 'unknown'])('%s is not found, and stays as it is', async (which) => {
    const elsewhere = which === 'in another unit' ? { unity_id: 1 } : {}
    const cancelled = which === 'cancelled' ? { cancelled_at: context.clock() } : {}
    const made = await offer('2026-03-22T13:00:00Z', { max_students: 1, ...elsewhere, ...cancelled })
    const id = which === 'unknown' ? 999_999 : made
    const notFound = { status: 404, body: { token: 'notFound' } }
    expect(await student.put(`/schedules/${id}`)).toMatchObject(notFound)
    expect(await student.put(`/schedules/${id}/waiting`)).toMatchObject(notFound)
    expect(await student.remove(`/schedules/${id}`)).toMatchObject(notFound)
    expect(await context.db.$count(class_students, eq(class_students.class_id, made))).toBe(0)
  })

  it('becomes so with a change to its unit', async () => {
    const unit = await addUnity(context.db, 'America/Recife')
    await context.db.insert(user_unities).values({ user_id: student.user.id, unity_id: unit })
    const id = await offer('2026-03-22T13:00:00Z', { unity_id: unit })
    expect((await student.put(`/schedules/${id}`)).status).toBe(404)
    const { body } = await student.post('/session/change_unity', { unity_id: unit })
    const { status } = await context.call('PUT', `/schedules/${id}`, { token: body.token })
    expect(status).toBe(200)
    student = await context.arrive({ unity_id })
  })
})
