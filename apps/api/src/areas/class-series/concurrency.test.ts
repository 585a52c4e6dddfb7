import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { class_series, classes } from '../../db/schema/index.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { classesOf, seriesForm } from '../../testing/series.ts'
import type { Visitor } from '../../testing/test-server.ts'
import { addRoom } from '../../testing/timetabled.ts'

describe.each(databases)('series on %s', (database) => {
  let context: ServerOn
  let admin: Visitor
  beforeAll(async () => {
    context = await createServerOn(database)
    admin = await context.arrive({ admin: true })
  })
  afterAll(() => context.close())

  it.each([2, 50])('of %i that take one room at once are made once, with all classes', async (many) => {
    const room_id = await addRoom(context.db, { unity_id: 1, places: 20 })
    const forms = Array.from({ length: many }, (_, index) =>
      seriesForm({
        unity_id: 1,
        room_id,
        name: `At once ${index}`,
        start_time: `19:${String(index).padStart(2, '0')}`,
        weekdays: index % 2 === 0 ? [1, 3, 5] : [5, 1],
      }),
    )
    const answers = await Promise.all(forms.map((form) => admin.post('/class_series', form)))
    const made = answers.filter(({ status }) => status === 200)
    expect(made).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    expect(others.map(({ body }) => body.token)).toEqual(others.map(() => 'class.roomTaken'))
    expect(await context.db.$count(class_series, eq(class_series.room_id, room_id))).toBe(1)
    expect(await context.db.$count(classes, eq(classes.room_id, room_id))).toBe(
      (await classesOf(context.db, made[0]?.body.id)).length,
    )
  })

  it('that are saved ten times at once are saved once, and the others get a conflict', async () => {
    const { body: made } = await admin.post('/class_series', seriesForm({ unity_id: 1 }))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        admin.put(`/class_series/${made.id}`, { ...made, name: `Save ${index}`, weekdays: [index % 5] }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    const saved = answers.find(({ status }) => status === 200)
    const rows = await classesOf(context.db, made.id)
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([saved?.body.name]))
  })

  it('that move while a student books one of them keep the booking and its time together', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { body: made } = await admin.post('/class_series', seriesForm({ unity_id: 1, start_time: `0${round}:00` }))
      const student = await context.arrive()
      const [first] = await classesOf(context.db, made.id)
      const [moved] = await Promise.all([
        admin.put(`/class_series/${made.id}`, { ...made, start_time: `1${round}:00` }),
        student.put(`/schedules/${first?.id}`),
      ])
      expect(moved.status).toBe(200)
      const [after] = await context.db
        .select()
        .from(classes)
        .where(and(eq(classes.id, first?.id ?? 0), eq(classes.scheduled_students, 1)))
      expect(after?.start_date.getUTCHours()).toBe(13 + round)
    }
  })

  it('that are saved while their room gets fewer places offer no more than it has', async () => {
    for (let round = 0; round < 4; round += 1) {
      const room = await admin.post('/rooms', { unity_id: 1, name: `Round ${round}`, places: 8 })
      const room_id: number = room.body.id
      const { body: made } = await admin.post('/class_series', seriesForm({ unity_id: 1, room_id }))
      const answers = await Promise.all([
        admin.put(`/class_series/${made.id}`, { ...made, name: 'Other' }),
        admin.put(`/rooms/${room_id}`, { ...room.body, places: 5 }),
        admin.put(`/class_series/${made.id}`, { ...made, name: 'Another' }),
      ])
      expect(answers[1]?.status).toBe(200)
      for (const { status } of answers) expect([200, 409, 412]).toContain(status)
      const rows = await classesOf(context.db, made.id)
      expect(Math.max(...rows.map(({ max_students }) => max_students))).toBe(5)
    }
  })
})
