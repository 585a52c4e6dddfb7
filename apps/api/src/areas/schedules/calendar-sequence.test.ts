import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCalendar } from '../../testing/read-calendar.ts'
import { createSeriesServer, type SeriesServer } from '../../testing/series-maker.ts'
import { seriesForm } from '../../testing/series.ts'
import type { Json } from '../../testing/test-server.ts'
import { addRoom } from '../../testing/timetabled.ts'
import { addUnity } from '../../testing/unit.ts'

let context: SeriesServer
beforeAll(async () => {
  context = await createSeriesServer()
})
afterAll(() => context.close())

const which = fc.nat(1)
const anyChange = fc.oneof(
  fc.constantFrom('10:00', '15:30', '19:00').map((start_time) => ({ start_time })),
  fc.constantFrom(45, 60).map((minutes) => ({ minutes })),
  fc.constantFrom('Small talk', 'Long talk').map((name) => ({ name })),
  which.map((room) => ({ room })),
  which.map((teacher) => ({ teacher })),
)
const anyDays = fc.constantFrom([1], [3], [1, 3]).map((weekdays) => ({ weekdays }))
/** Any change by which a booked class may look otherwise; `which` chooses a class, a room or a teacher. */
const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('series' as const), set: fc.oneof(anyChange, anyDays) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('class' as const), which, set: anyChange }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'restore' as const), which }) },
  fc.record({ kind: fc.constantFrom('rooms' as const, 'people' as const), which, name: fc.constantFrom('Ana', 'Bia') }),
  fc.record({ kind: fc.constant('zone' as const), time_zone: fc.constantFrom('America/Sao_Paulo', 'America/Noronha') }),
)
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never

/** A visible change of each kind. */
const everyKind: Step[] = [
  { kind: 'series', set: { start_time: '10:00' } },
  { kind: 'class', which: 0, set: { name: 'Long talk' } },
  { kind: 'cancel', which: 0 },
  { kind: 'restore', which: 0 },
  { kind: 'rooms', which: 0, name: 'Ana' },
  { kind: 'people', which: 0, name: 'Bia' },
  { kind: 'cancel', which: 1 },
  { kind: 'zone', time_zone: 'America/Noronha' },
]

/** A series with two rooms and two teachers that may stand in it, and a student who comes to its first two classes. */
async function setUp() {
  const { db, admin, arrive } = context
  const unity_id = await addUnity(db, 'America/Sao_Paulo')
  const rooms = [await addRoom(db, { unity_id }), await addRoom(db, { unity_id })]
  const [one, other] = [await arrive({ unity_id, profile: 'TEACHER' }), await arrive({ unity_id, profile: 'TEACHER' })]
  const teachers = [one.user.id, other.user.id]
  const form = seriesForm({ unity_id, room_id: rooms[0] ?? null, teacher_id: one.user.id })
  const { body: series } = await admin.post('/class_series', form)
  const booked = (await context.rowsOf(series.id)).slice(0, 2).map(({ id }) => id)
  const student = await arrive({ unity_id })
  for (const id of booked) expect((await student.put(`/schedules/${id}`)).status).toBe(200)
  const { pathname } = new URL((await student.get('/me/calendar')).body.url)
  const read = async () => readCalendar((await context.server.inject({ url: pathname })).body).events

  const placed = ({ room, teacher, ...set }: Json) => ({
    ...set,
    ...(room !== undefined && { room_id: rooms[room] }),
    ...(teacher !== undefined && { teacher_id: teachers[teacher] }),
    release: true,
  })

  async function take(step: Step): Promise<number> {
    const save = async (path: string, set: Json) => {
      const { body } = await admin.get(path)
      return (await admin.put(path, { ...body, ...set })).status
    }
    if (step.kind === 'series') return save(`/class_series/${series.id}`, placed(step.set))
    if (step.kind === 'zone') return save(`/units/${unity_id}`, { time_zone: step.time_zone })
    if (step.kind === 'rooms') return save(`/rooms/${rooms[step.which]}`, { name: step.name })
    if (step.kind === 'people') return save(`/people/${teachers[step.which]}`, { name: step.name })
    const id = booked[step.which]
    const row = (await context.rowsOf(series.id)).find((made) => made.id === id)
    if (!row) return 404
    if (step.kind !== 'class') return (await admin.post(`/classes/${id}/${step.kind}`, { version: row.version })).status
    const { name, room_id, teacher_id, max_students, version } = row
    const kept = { ...seriesForm({ unity_id }), name, room_id, teacher_id, max_students, version, day: row.local_day }
    return (await admin.put(`/classes/${id}`, { ...kept, ...placed(step.set) })).status
  }
  return { read, take }
}

type Event = Awaited<ReturnType<Awaited<ReturnType<typeof setUp>>['read']>>[number]

/** What a subscriber sees of a class. */
const shown = ({ sequence: _sequence, stamp: _stamp, changed: _changed, ...rest }: Event) => rest

it('never shows a class otherwise under the same SEQUENCE, DTSTAMP or LAST-MODIFIED, whatever changes it', async () => {
  const seen = new Set<Step['kind']>()
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 9 }), async (steps) => {
      const { read, take } = await setUp()
      let known = new Map((await read()).map((event) => [event.uid, event]))
      for (const step of steps) {
        context.wait(1000)
        expect([200, 404, 409, 412]).toContain(await take(step))
        const events = await read()
        for (const event of events) {
          const before = known.get(event.uid)
          if (!before || JSON.stringify(shown(before)) === JSON.stringify(shown(event))) continue
          seen.add(step.kind)
          expect(event.sequence).toBeGreaterThan(before.sequence)
          expect(event.stamp.getTime()).toBeGreaterThan(before.stamp.getTime())
          expect(event.changed).not.toBe(before.changed)
        }
        known = new Map([...known, ...events.map((event) => [event.uid, event] as const)])
      }
    }),
    { numRuns: 4, examples: [[everyKind]], endOnFailure: true },
  )
  expect(seen).toEqual(new Set<Step['kind']>(['series', 'class', 'cancel', 'restore', 'rooms', 'people', 'zone']))
})
