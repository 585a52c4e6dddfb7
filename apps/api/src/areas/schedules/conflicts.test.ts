import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { class_students, classes } from '../../db/schema/index.ts'
import { createServerOn, databases } from '../../testing/databases.ts'
import type { TestServer, Visitor } from '../../testing/test-server.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

const later = (at: Date) => new Date(at.getTime() + 5 * 3_600_000)
const book = (visitor: Visitor, id: number) => visitor.put(`/schedules/${id}`)

describe.each(databases)('a student who has a class at that time, on %s', (database) => {
  let context: TestServer
  let unity_id: number
  let days = 0
  beforeAll(async () => {
    context = await createServerOn(database)
    unity_id = await addUnity(context.db, 'America/Sao_Paulo')
  })
  afterAll(() => context.close())

  /** Two classes that overlap by half an hour, and one that begins when the first ends, on a day of their own. */
  async function overlapping(max_students = 5) {
    days += 1
    const offer = (time: string, name: string) =>
      addClass(context.db, {
        unity_id,
        start: `2026-04-${String(days).padStart(2, '0')}T${time}:00Z`,
        name,
        max_students,
        ruled: true,
      })
    return {
      early: await offer('22:00', 'Small talk'),
      late: await offer('22:30', 'Stories'),
      next: await offer('23:00', 'Sounds'),
    }
  }
  const countOf = (id: number) => context.db.$count(class_students, eq(class_students.class_id, id))

  it('cannot book a second one, which is refused by name, and may book one that begins at its end', async () => {
    const visitor = await context.arrive({ unity_id, name: 'Ana Lima' })
    const { early, late, next } = await overlapping()
    expect((await book(visitor, early)).status).toBe(200)
    const date = `0${days}/04/2026`
    expect(await book(visitor, late)).toMatchObject({
      status: 412,
      body: {
        token: 'class.studentBusy',
        values: { name: 'Small talk', student: 'Ana Lima', room: 'Blue room', start: `${date} 19:00`, end: '20:00' },
      },
    })
    expect(await countOf(late)).toBe(0)
    expect((await context.db.select().from(classes).where(eq(classes.id, late)))[0]?.scheduled_students).toBe(0)
    expect((await book(visitor, next)).status).toBe(200)
  })

  it('gets one of both that are pressed at once', async () => {
    const visitor = await context.arrive({ unity_id })
    const { early, late } = await overlapping()
    const answered = await Promise.all([book(visitor, early), book(visitor, late)])
    expect(answered.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412])
    expect((await countOf(early)) + (await countOf(late))).toBe(1)
  })

  it('may book at the time of a class that was cancelled', async () => {
    const visitor = await context.arrive({ unity_id })
    const { early, late } = await overlapping()
    await book(visitor, early)
    await context.db.update(classes).set({ cancelled_at: context.clock() }).where(eq(classes.id, early))
    expect((await book(visitor, late)).status).toBe(200)
  })

  it('is passed over by a place that comes free, and keeps the position', async () => {
    const [holder, busy, free] = await Promise.all([1, 2, 3].map(() => context.arrive({ unity_id })))
    if (!holder || !busy || !free) throw new Error('Nobody has come.')
    const { early, late } = await overlapping(1)
    await book(holder, late)
    for (const { put } of [busy, free]) await put(`/schedules/${late}/waiting`)
    await book(busy, early)
    await holder.remove(`/schedules/${late}`)
    const [booked] = await context.db.select().from(class_students).where(eq(class_students.class_id, late))
    expect(booked?.user_id).toBe(free.user.id)
    const { body } = await busy.get(`/schedules?start_week=2026-04-0${days}`)
    expect(body.classes.find(({ id }: { id: number }) => id === late)).toMatchObject({ waiting: 1, scheduled: false })
  })

  it('moves with the class, where nothing is in the way', async () => {
    const visitor = await context.arrive({ unity_id })
    const { early, late } = await overlapping()
    await book(visitor, early)
    const [one] = await context.db.select().from(classes).where(eq(classes.id, early))
    if (!one) throw new Error('There is no class.')
    await context.db
      .update(classes)
      .set({ start_date: later(one.start_date), end_date: later(one.end_date) })
      .where(eq(classes.id, early))
    expect((await book(visitor, late)).status).toBe(200)
  })
})
