import type { SeriesForm } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { class_students } from '../../db/schema/index.ts'
import { anyPeriod, dayAfter } from '../../testing/any-series.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { classesOf, seriesForm } from '../../testing/series.ts'
import type { Json, Visitor } from '../../testing/test-server.ts'
import { nothingWrong, watchTimetable } from '../../testing/timetable-invariants.ts'
import { addRoom } from '../../testing/timetabled.ts'
import { addUnity } from '../../testing/unit.ts'

/** The first day on which the server of the tests has classes ahead. */
const today = '2026-03-02'
const runs = { PostgreSQL: 4, 'the embedded database': 1 } as const

const anyTime = fc.oneof(
  fc.constantFrom('01:30', '02:30', '19:00', '19:30'),
  fc.nat(95).map((quarter) => new Date(quarter * 900_000).toISOString().slice(11, 16)),
)

/** Any fields of a series: of two rooms and two teachers the one with a number, or none. */
const anyFields = fc.record({
  weekdays: fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 4 }),
  start_time: anyTime,
  minutes: fc.integer({ min: 5, max: 720 }),
  every_weeks: fc.integer({ min: 1, max: 3 }),
  room: fc.constantFrom(null, 0, 1),
  teacher: fc.constantFrom(null, 0, 1),
  days: fc.integer({ min: 0, max: 60 }),
})
type Fields = typeof anyFields extends fc.Arbitrary<infer T> ? T : never

const which = fc.nat(1000)
/** Any change of a timetable; `which` chooses one of its series or classes. */
const anyStep = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), start: fc.nat(30), fields: anyFields }),
  fc.record({ kind: fc.constant('change' as const), which, from: fc.nat(50), fields: anyFields }),
  fc.record({ kind: fc.constant('end' as const), which, from: fc.nat(60) }),
  fc.record({ kind: fc.constant('move' as const), which, days: fc.nat(3), start_time: anyTime }),
  fc.record({ kind: fc.constant('cancel' as const), which }),
  fc.record({ kind: fc.constant('book' as const), which }),
  fc.record({ kind: fc.constant('holiday' as const), period: anyPeriod(today, 60, 5) }),
)
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never

const pick = <T>(rows: readonly T[], index: number) => rows[index % Math.max(1, rows.length)]

describe.each(databases)('a timetable in %s', (database) => {
  let context: ServerOn
  let admin: Visitor
  beforeAll(async () => {
    context = await createServerOn(database)
    admin = await context.arrive({ admin: true })
  })
  afterAll(() => context.close())

  /** A unit with two rooms, two teachers and a student. */
  async function unitIn(time_zone: string) {
    const unity_id = await addUnity(context.db, time_zone)
    const room = () => addRoom(context.db, { unity_id, places: 20 })
    const teacher = () => context.arrive({ unity_id, profile: 'TEACHER' })
    const [one, other] = [await teacher(), await teacher()]
    const rooms = [await room(), await room()]
    return {
      unity_id,
      time_zone,
      rooms,
      teachers: [one.user.id, other.user.id],
      student: await context.arrive({ unity_id }),
    }
  }
  type Unit = Awaited<ReturnType<typeof unitIn>>

  const formOf = (
    { unity_id, rooms, teachers }: Unit,
    first_day: string,
    { room, teacher, days, ...rest }: Fields,
  ): SeriesForm =>
    seriesForm({
      ...rest,
      unity_id,
      first_day,
      last_day: dayAfter(first_day, days),
      room_id: room === null ? null : (rooms[room] ?? null),
      teacher_id: teacher === null ? null : (teachers[teacher] ?? null),
    })

  async function take(unit: Unit, step: Step, made: Json[]): Promise<{ status: number; body: Json } | undefined> {
    const { unity_id } = unit
    if (step.kind === 'create') {
      const answer = await admin.post('/class_series', formOf(unit, dayAfter(today, step.start), step.fields))
      if (answer.status === 200) made.push(answer.body)
      return answer
    }
    if (step.kind === 'holiday') {
      const { body } = await admin.post('/holidays', { unity_id, name: 'Free', ...step.period })
      return admin.post(`/holidays/${body.id}/cancel_classes`)
    }
    const chosen = pick(made, step.which)
    if (!chosen) return undefined
    const { body: series } = await admin.get(`/class_series/${chosen.id}`)
    if (step.kind === 'change') {
      const form = formOf(unit, series.first_day, step.fields)
      const body = { ...series, ...form, release: true, from_day: dayAfter(today, step.from) }
      return admin.put(`/class_series/${series.id}`, body)
    }
    if (step.kind === 'end')
      return admin.post(`/class_series/${series.id}/end`, {
        version: series.version,
        from_day: dayAfter(today, step.from),
      })
    const one = pick(await classesOf(context.db, series.id), step.which)
    if (!one) return undefined
    if (step.kind === 'book') return unit.student.put(`/schedules/${one.id}`)
    if (step.kind === 'cancel') return admin.post(`/classes/${one.id}/cancel`, { version: one.version })
    const { room_id, teacher_id, name, max_students } = one
    const form = { ...seriesForm({ unity_id }), room_id, teacher_id, name, max_students, minutes: 60 }
    const day = dayAfter(one.local_day ?? today, step.days)
    return admin.put(`/classes/${one.id}`, {
      ...form,
      version: one.version,
      day,
      start_time: step.start_time,
      release: true,
    })
  }

  it.each(['America/Sao_Paulo', 'Europe/Lisbon', 'America/New_York', 'Asia/Kathmandu'])(
    'has in %s never two classes in a room or of a teacher, keeps its wall times, and each class its identity',
    async (time_zone) => {
      let taken = 0
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 14 }), async (steps) => {
          const unit = await unitIn(time_zone)
          const look = watchTimetable(context.db, unit)
          const made: Json[] = []
          for (const step of steps) {
            const answer = await take(unit, step, made)
            // What is refused is refused in words.
            expect([200, 404, 409, 412, undefined]).toContain(answer?.status)
            if (answer?.status === 200) taken += 1
            expect(await look()).toEqual(nothingWrong)
          }
          const { user } = unit.student
          const booked = await context.db.select().from(class_students).where(eq(class_students.user_id, user.id))
          expect(new Set(booked.map(({ class_id }) => class_id)).size).toBe(booked.length)
        }),
        { numRuns: runs[database] },
      )
      expect(taken).toBeGreaterThan(runs[database])
    },
  )
})
