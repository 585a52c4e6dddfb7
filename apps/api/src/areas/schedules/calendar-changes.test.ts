import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rooms } from '../../db/schema/index.ts'
import { readCalendar } from '../../testing/read-calendar.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { createTimetable, type Timetable } from '../../testing/timetabled.ts'

let context: TestServer
let timetable: Timetable
beforeAll(async () => {
  context = await createTestServer()
  timetable = await createTimetable(context)
})
afterAll(() => context.close())

/** A booked class and the private calendar of who comes, as a program reads it that keeps what it has read. */
async function follow() {
  const one = await timetable.make()
  const student = await timetable.student()
  await timetable.book(one.id, student)
  const { pathname } = new URL((await student.get('/me/calendar')).body.url)
  let known: string | undefined
  const read = async () => {
    const headers = { ...(known && { 'if-none-match': known }) }
    const { statusCode, headers: answered, body } = await context.server.inject({ url: pathname, headers })
    known = String(answered.etag)
    return {
      statusCode,
      body,
      cache: answered['cache-control'],
      event: body ? readCalendar(body).events[0] : undefined,
    }
  }
  return { one, read }
}

const changes: Record<string, (one: Json) => Promise<unknown>> = {
  'is moved to another time': (one) =>
    timetable.admin.put(`/classes/${one.id}`, timetable.same(one, { start_time: '20:00' })),
  'is moved to another place': (one) =>
    timetable.admin.put(`/classes/${one.id}`, timetable.same(one, { room_id: timetable.room_id })),
  'is cancelled': (one) => timetable.admin.post(`/classes/${one.id}/cancel`, { version: 1, reason: 'Snow' }),
  'is called otherwise': (one) => timetable.admin.put(`/classes/${one.id}`, timetable.same(one, { name: 'Long talk' })),
}

describe('a calendar program that follows the private address', () => {
  it('is told in a few bytes that nothing has changed, however late it asks', async () => {
    const { read } = await follow()
    const first = await read()
    expect([first.statusCode, first.cache]).toEqual([200, 'private, no-cache'])
    context.wait(3 * 3_600_000)
    const second = await read()
    expect([second.statusCode, second.body, second.cache]).toEqual([304, '', 'private, no-cache'])
  })

  it.each(Object.entries(changes))('sees that a class %s, when that was', async (_, change) => {
    const { one, read } = await follow()
    const before = (await read()).event
    context.wait(60_000)
    await change(one)
    const at = context.clock()
    context.wait(60_000)
    const after = await read()
    expect(after.statusCode).toBe(200)
    expect(after.event).toMatchObject({ uid: before?.uid, stamp: at, sequence: (before?.sequence ?? 0) + 1 })
    expect(after.event?.changed).toBe(`${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`)
    expect((await read()).statusCode).toBe(304)
  })

  it('sees a cancelled class that takes place after all as later than its cancellation', async () => {
    const { one, read } = await follow()
    const { body } = await timetable.admin.post(`/classes/${one.id}/cancel`, { version: 1, reason: 'Snow' })
    const cancelled = await read()
    context.wait(60_000)
    await timetable.admin.post(`/classes/${one.id}/restore`, { version: body.version })
    const restored = await read()
    expect([cancelled.event?.status, restored.event?.status]).toEqual(['CANCELLED', 'CONFIRMED'])
    expect([cancelled.event?.sequence, restored.event?.sequence]).toEqual([1, 2])
    expect(restored.event?.stamp).toEqual(context.clock())
  })

  it('sees that the room of a class has another name', async () => {
    const { one, read } = await follow()
    await timetable.admin.put(`/classes/${one.id}`, timetable.same(one, { room_id: timetable.room_id }))
    const before = (await read()).event
    context.wait(60_000)
    const set = { name: 'Red room', updated_at: context.clock() }
    await context.db.update(rooms).set(set).where(eq(rooms.id, timetable.room_id))
    const { statusCode, event } = await read()
    expect(statusCode).toBe(200)
    expect(event).toMatchObject({ location: 'Red room', stamp: context.clock(), sequence: (before?.sequence ?? 0) + 1 })
  })
})
