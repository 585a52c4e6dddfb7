import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { class_students, class_waiting, classes, notifications } from '../../db/schema/index.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'
import type { Json, Visitor } from '../../testing/test-server.ts'
import { addRoom, createTimetable, type Timetable } from '../../testing/timetabled.ts'
import { placing } from '../schedules/conflict.ts'
import { changeClassIn } from './change.ts'
import { tell, type Outcome } from './news.ts'
import { lockClasses, lockPeople } from './work.ts'

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

describe.each(databases)('at the same moment, on %s', (database) => {
  let context: ServerOn
  let timetable: Timetable
  beforeAll(async () => {
    context = await createServerOn(database)
    timetable = await createTimetable(context)
  })
  afterAll(() => context.close())

  /** A class as the database has it: its count of bookings, and the bookings themselves. */
  async function countsOf(id: number) {
    const row = await timetable.rowOf(id)
    return {
      scheduled: row?.scheduled_students ?? -1,
      max: row?.max_students ?? -1,
      booked: await context.db.$count(class_students, eq(class_students.class_id, id)),
      both: await context.db.$count(
        class_waiting,
        sql`${class_waiting.class_id} = ${id} and ${class_waiting.user_id} in
          (select user_id from class_students where class_id = ${id})`,
      ),
    }
  }

  it.each([20, 50])('a room that %i want is given to one, and the others are told to whom', async (count) => {
    const day = timetable.anyDay()
    const { room_id, admin } = timetable
    const forms = Array.from({ length: count }, (_, index) =>
      timetable.form({ day, room_id, name: `Class ${index}`, start_time: `18:${String(index % 60).padStart(2, '0')}` }),
    )
    const answers = await runConcurrently(count, (index) => admin.post('/classes', forms[index]))
    expect(statuses(answers).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: count - 1 }, () => 412),
    ])
    const winner = answers.find(({ status }) => status === 200)
    for (const { body } of answers.filter(({ status }) => status === 412))
      expect(body).toMatchObject({ token: 'class.roomTaken', values: { name: winner?.body.name } })
  })

  it('a class that two change is changed by one', async () => {
    const one = await timetable.make()
    const answers = await runConcurrently(5, (index) =>
      timetable.admin.put(`/classes/${one.id}`, timetable.same(one, { name: `Name ${index}` })),
    )
    expect(statuses(answers).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409, 409])
    expect((await timetable.rowOf(one.id))?.version).toBe(2)
  })

  it.each([1, 2, 3])('two classes that swap their rooms end without a deadlock: round %i', async () => {
    const rooms = [timetable.room_id, await addRoom(context.db, { unity_id: timetable.unity_id })] as const
    const day = timetable.anyDay()
    const made: Json[] = []
    for (const room_id of rooms) made.push(await timetable.make({ day, room_id }))
    const answers = await runConcurrently(2, (index) =>
      timetable.admin.put(
        `/classes/${made[index]?.id}`,
        timetable.same(made[index], { room_id: rooms[1 - index], start_time: '18:45' }),
      ),
    )
    for (const status of statuses(answers)) expect([200, 412]).toContain(status)
  })

  it.each([1, 2, 3])('booking, moving, cancelling and another capacity keep the counts right: round %i', async () => {
    const students = await runConcurrently(12, () => timetable.student())
    const one = await timetable.make({ max_students: 4 })
    const path = `/classes/${one.id}`
    const change = async (more: Json) => {
      const { body } = await timetable.admin.get(path)
      const set = { max_students: body.max_students, release: true, ...more }
      return timetable.admin.put(path, timetable.same(body, set))
    }
    const status = async (what: 'cancel' | 'restore') => {
      const { version } = (await timetable.admin.get(path)).body
      return timetable.admin.post(`${path}/${what}`, { version })
    }
    const book = ({ put }: Visitor) => put(`/schedules/${one.id}`)
    const wait = ({ put }: Visitor) => put(`/schedules/${one.id}/waiting`)
    const leave = ({ remove }: Visitor) => remove(`/schedules/${one.id}`)
    const acts = [
      ...students.slice(0, 6).map((each) => () => book(each)),
      () => change({ max_students: 2 }),
      ...students.slice(6).map((each) => () => wait(each)),
      () => change({ start_time: '19:30' }),
      ...students.slice(0, 3).map((each) => () => leave(each)),
      () => change({ max_students: 6 }),
      () => status('cancel'),
      ...students.slice(3, 9).map((each) => () => book(each)),
      () => status('restore'),
      () => timetable.admin.put(`${path}/students/${students[0]?.user.id}`),
      () => timetable.admin.remove(`${path}/students/${students[1]?.user.id}`),
    ]
    const answers = await Promise.all(acts.map((act) => act()))
    for (const found of statuses(answers)) expect([200, 404, 409, 412]).toContain(found)
    const { scheduled, booked, max, both } = await countsOf(one.id)
    expect(scheduled).toBe(booked)
    expect(booked).toBeLessThanOrEqual(max)
    expect(both).toBe(0)
  })

  it('many classes in one transaction each, with the same people, end without a deadlock', async () => {
    const students = await runConcurrently(2, () => timetable.student())
    const made: Json[] = []
    while (made.length < 4) made.push(await timetable.make())
    for (const [index, { id }] of made.entries())
      await timetable.book(id, ...(index % 2 ? students : students.toReversed()))
    const ids = made.map(({ id }) => Number(id))
    const shift = (which: readonly number[], minutes: number) =>
      placing(context.db, async (tx) => {
        const work = { tx, user: timetable.admin.user, now: context.clock(), jobs: context.jobs }
        const rows = await lockClasses(tx, inArray(classes.id, [...which]))
        await lockPeople(tx, rows)
        const outcomes: Outcome[] = []
        for (const one of rows) {
          const later = (at: Date) => new Date(at.getTime() + minutes * 60_000)
          const set = { start_date: later(one.start_date), end_date: later(one.end_date) }
          outcomes.push(await changeClassIn(work, one, { set, release: false, own: false }))
        }
        await tell(work, outcomes)
      })
    await Promise.all([shift(ids, 5), shift(ids.toReversed(), 7), shift(ids.slice(0, 2), 11)])
    for (const [index, id] of ids.entries()) {
      const row = await timetable.rowOf(id)
      const moved = (row?.start_date.getTime() ?? 0) - Date.parse(made[index]?.start_date)
      expect({ moved: moved / 60_000, sequence: row?.sequence }).toEqual(
        index < 2 ? { moved: 23, sequence: 3 } : { moved: 12, sequence: 2 },
      )
    }
    for (const { user } of students)
      expect(await context.db.$count(notifications, eq(notifications.user_id, user.id))).toBe(2 * 3 + 2 * 2)
  })
})
