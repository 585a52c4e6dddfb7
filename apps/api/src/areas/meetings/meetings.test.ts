import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

const [minute, hour] = [60_000, 3_600_000]
const url = 'https://meet.example.com/talk'
let context: TestServer
let unity_id: number
let student: Visitor
let admin: Visitor
beforeAll(async () => {
  // Monday, 2 March 2026, 12:00 UTC: eight in the morning in Manaus.
  context = await createTestServer()
  unity_id = await addUnity(context.db, 'America/Manaus')
  student = await context.arrive({ unity_id })
  admin = await context.arrive({ unity_id, profile: 'TEACHER', admin: true })
})
afterAll(() => context.close())

const offer = (more: Partial<Parameters<typeof addClass>[1]> = {}) =>
  addClass(context.db, { unity_id, start: '2026-03-02T20:00:00Z', short_name: '@TALK', url, ...more })
const inMinutes = (minutes: number) => new Date(context.clock().getTime() + minutes * minute).toISOString()
const statusOf = async ({ get }: Visitor, id: number) => (await get(`/meetings/${id}/status`)).body
const namesOf = async () => (await student.get('/meetings')).body.content.map(({ name }: Json) => name)

describe('the online classes', () => {
  it('are those with an at-sign, of today and the next six days by the calendar of the unit, in order', async () => {
    const teacher = await addPerson(context.db, { name: 'Ana Reis', profile: 'TEACHER' })
    const [first, last] = ['2026-03-02T04:00:00.000Z', '2026-03-09T03:59:59.999Z']
    await offer({ start: first, teacher_id: teacher.id, students: [student.user.id] })
    for (const start of [last, '2026-03-02T03:59:59.999Z', '2026-03-09T04:00:00.000Z']) {
      await offer({ start, teacher_id: teacher.id })
    }
    await offer({ short_name: 'ROOM' })
    await offer({ unity_id: 1 })
    const { body } = await student.get('/meetings')
    expect(body.content.map(({ data }: Json) => data)).toEqual([first, last])
    expect(body.content[0]).toMatchObject({ data: first, scheduled: true })
    expect(body.content[1]).toEqual({
      id: expect.any(Number) as unknown,
      name: last,
      teacher: 'Ana Reis',
      data: last,
      end_date: '2026-03-09T04:59:59.999Z',
      scheduled: false,
      status: 'SCHEDULED',
      url: null,
    })
    expect(await countQueries(async () => expect(await namesOf()).toHaveLength(2))).toBe(2)
  })

  it('open ten minutes before they begin, to the millisecond, until they end', async () => {
    const id = await offer({ start: inMinutes(60), students: [student.user.id] })
    const states: string[] = []
    for (const step of [50 * minute - 1, 1, 10 * minute, hour - 1, 1]) {
      context.wait(step)
      const { status, url: address } = await statusOf(student, id)
      states.push(`${status} ${address}`)
    }
    expect(states).toEqual(['SCHEDULED null', `OPEN ${url}`, `OPEN ${url}`, `OPEN ${url}`, 'FINISHED null'])
    context.wait(-2 * hour)
  })

  it('return where to join to students with a place and to administrators alone, and only while they are open', async () => {
    const open = await offer({ start: inMinutes(5) })
    const later = await offer({ start: inMinutes(15) })
    expect(await statusOf(student, open)).toEqual({ id: open, status: 'OPEN', url: null })
    expect(await statusOf(admin, open)).toEqual({ id: open, status: 'OPEN', url })
    expect(await statusOf(admin, later)).toEqual({ id: later, status: 'SCHEDULED', url: null })
    await student.put(`/schedules/${open}`)
    expect(await statusOf(student, open)).toEqual({ id: open, status: 'OPEN', url })
    await student.remove(`/schedules/${open}`)
    expect(await statusOf(student, open)).toEqual({ id: open, status: 'OPEN', url: null })
  })

  it('are full to whom has no place where there is none', async () => {
    const other = await addPerson(context.db, { unity_id })
    const full = { max_students: 1, start: inMinutes(5) }
    const id = await offer({ ...full, students: [other.id] })
    const mine = await offer({ ...full, students: [student.user.id] })
    expect(await statusOf(student, id)).toEqual({ id, status: 'FULL', url: null })
    expect(await statusOf(student, mine)).toEqual({ id: mine, status: 'OPEN', url })
    expect(await statusOf(admin, id)).toEqual({ id, status: 'OPEN', url })
    context.wait(2 * hour)
    expect(await statusOf(student, id)).toEqual({ id, status: 'FINISHED', url: null })
    context.wait(-2 * hour)
  })

  it('are cancelled whatever else they are', async () => {
    const id = await offer({ start: inMinutes(5), students: [student.user.id], cancelled_at: context.clock() })
    expect(await statusOf(student, id)).toEqual({ id, status: 'CANCELLED', url: null })
    expect(await statusOf(admin, id)).toEqual({ id, status: 'CANCELLED', url: null })
  })

  it.each(['in another unit', 'in a room', 'unknown'])('have no status where the class is %s', async (which) => {
    const made = await offer({
      ...(which === 'in another unit' && { unity_id: 1 }),
      ...(which === 'in a room' && { short_name: 'ROOM' }),
    })
    const { status, body } = await student.get(`/meetings/${which === 'unknown' ? 999_999 : made}/status`)
    expect([status, body]).toEqual([404, { token: 'notFound' }])
  })
})
