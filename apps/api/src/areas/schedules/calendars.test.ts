import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classes, rooms, users } from '../../db/schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { readCalendar } from '../../testing/read-calendar.ts'
import { addPerson } from '../../testing/school.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

let context: TestServer
let unity_id: number
beforeAll(async () => {
  context = await createTestServer()
  unity_id = await addUnity(context.db, 'America/Manaus')
})
afterAll(() => context.close())

const offer = (more: Partial<Parameters<typeof addClass>[1]> = {}) =>
  addClass(context.db, { unity_id, start: '2026-03-20T22:30:00Z', name: 'Fala: “ção”, 1', ...more })
const load = (url: string, authorization = '') => context.server.inject({ url, headers: { authorization } })

/** A new student with a way to read the student's private calendar feed. */
async function subscribe() {
  const visitor = await context.arrive({ unity_id })
  const { body } = await visitor.get('/me/calendar')
  const url = new URL(body.url)
  return { ...visitor, url, read: (at = url) => load(at.pathname) }
}

async function readAt(user_id: number) {
  const [found] = await context.db.select({ at: users.calendar_read_at }).from(users).where(eq(users.id, user_id))
  return found?.at
}

const namesIn = (body: string) => readCalendar(body).events.map(({ uid }) => uid)

describe('a class as a calendar file', () => {
  it('comes as a file of its name, which no cache stores', async () => {
    const { token } = await context.arrive({ unity_id })
    const id = await offer()
    const { statusCode, headers, body } = await load(`/api/v1/schedules/${id}/calendar`, token)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' })
    expect(headers['content-disposition']).toContain(
      "filename*=UTF-8''Fala%3A%20%E2%80%9C%C3%A7%C3%A3o%E2%80%9D%2C%201.ics",
    )
    expect(readCalendar(body).events).toMatchObject([
      { uid: `class-${id}@localhost`, summary: 'Fala: “ção”, 1', start: new Date('2026-03-20T22:30:00Z') },
    ])
  })

  it('is found in the own unit alone', async () => {
    const { token } = await context.arrive({ unity_id })
    const id = await offer({ unity_id: 1 })
    const { statusCode, headers } = await load(`/api/v1/schedules/${id}/calendar`, token)
    expect([statusCode, headers['content-disposition']]).toEqual([404, undefined])
  })

  it('never says where an online class is given, which is for those who come, when they come', async () => {
    const { token, user } = await context.arrive({ unity_id })
    const id = await offer({ short_name: '@TALK', url: 'https://meet.example.com/secret', students: [user.id] })
    expect((await load(`/api/v1/schedules/${id}/calendar`, token)).body).not.toContain('secret')
  })
})

describe('the private calendar', () => {
  it('has an address below the school’s own, the same each time, that opens it without a session', async () => {
    const { get, url, read } = await subscribe()
    expect(url.href).toMatch(/^http:\/\/localhost:3000\/api\/v1\/calendars\/[\w.-]+$/)
    expect((await get('/me/calendar')).body.url).toBe(url.href)
    const { statusCode, headers } = await read()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^"[\w-]+"$/),
      'content-disposition': 'attachment; filename=the-house.ics',
    })
  })

  it('has the student’s own classes alone, of all units, in order of time, the cancelled ones marked', async () => {
    const { user, read } = await subscribe()
    const other = await addPerson(context.db, { unity_id })
    const students = [user.id]
    const teacher = await addPerson(context.db, { name: 'Ana Reis', profile: 'TEACHER' })
    await offer({ name: 'Later', start: '2026-04-20T22:30:00Z', students, teacher_id: teacher.id })
    await offer({ name: 'Cancelled', students, cancelled_at: context.clock() })
    await offer({ name: 'Elsewhere, before', start: '2025-04-20T22:30:00Z', students, unity_id: 1 })
    await offer({ name: 'Of others', students: [other.id] })
    const { body } = await read()
    expect(await countQueries(read)).toBe(1)
    expect(readCalendar(body).events.map(({ summary, status, description }) => [summary, status, description])).toEqual(
      [
        ['Elsewhere, before', 'CONFIRMED', ''],
        ['Cancelled', 'CANCELLED', ''],
        ['Later', 'CONFIRMED', 'Ana Reis'],
      ],
    )
  })

  it('calls a class by the same name always, as the file of the class does', async () => {
    const { user, token, read } = await subscribe()
    const id = await offer({ students: [user.id] })
    const first = namesIn((await read()).body)
    await context.db.update(classes).set({ cancelled_at: context.clock(), name: 'Moved' }).where(eq(classes.id, id))
    expect(namesIn((await read()).body)).toEqual(first)
    expect(namesIn((await load(`/api/v1/schedules/${id}/calendar`, token)).body)).toEqual(first)
  })

  it('says how often a class was changed, and where a class is now', async () => {
    const { user, read } = await subscribe()
    const id = await offer({ students: [user.id], revision: 4 })
    expect(readCalendar((await read()).body).events).toMatchObject([{ sequence: 4, location: 'Blue room' }])
    const [room] = await context.db
      .insert(rooms)
      .values({ unity_id, name: `Green room ${id}`, places: 9 })
      .returning({ id: rooms.id })
    await context.db.update(classes).set({ room_id: room?.id }).where(eq(classes.id, id))
    expect(readCalendar((await read()).body).events).toMatchObject([{ sequence: 5, location: `Green room ${id}` }])
  })

  it('records its reading, at most once an hour, and not while the disk is full', async () => {
    const { user, read } = await subscribe()
    context.fillDisk(true)
    expect((await read()).statusCode).toBe(200)
    context.fillDisk(false)
    expect(await readAt(user.id)).toBeNull()
    const first = context.clock()
    await read()
    context.wait(59 * 60_000)
    await read()
    expect(await readAt(user.id)).toEqual(first)
    context.wait(60_000)
    await read()
    expect(await readAt(user.id)).toEqual(context.clock())
  })

  it('follows what is booked and given back', async () => {
    const { put, remove, read } = await subscribe()
    const id = await offer()
    await put(`/schedules/${id}`)
    expect(readCalendar((await read()).body).events).toHaveLength(1)
    await remove(`/schedules/${id}`)
    expect(readCalendar((await read()).body).events).toEqual([])
  })

  it('has a new address when asked for one, and the one before ends', async () => {
    const { user, post, get, url, read } = await subscribe()
    await read()
    expect(await readAt(user.id)).toEqual(context.clock())
    const { body } = await post('/me/calendar')
    expect(body.url).not.toBe(url.href)
    expect(await readAt(user.id)).toBeNull()
    expect((await get('/me/calendar')).body.url).toBe(body.url)
    expect((await read()).statusCode).toBe(404)
    expect((await read(new URL(body.url))).statusCode).toBe(200)
  })

  it('ends with the account, and is nothing for who is no student any more', async () => {
    for (const change of [{ disabled_at: context.clock() }, { profile: 'TEACHER' as const }]) {
      const { user, read } = await subscribe()
      await context.db.update(users).set(change).where(eq(users.id, user.id))
      expect((await read()).statusCode).toBe(404)
    }
  })

  it('opens to no address that the school has not made, and asks the database nothing about those', async () => {
    const { url } = await subscribe()
    for (const forged of [url.pathname.replace(/\/(\d+)\./, '/1.'), `${url.pathname}x`, '/api/v1/calendars/1']) {
      const count = await countQueries(async () => {
        const { statusCode, body } = await load(forged)
        expect([statusCode, JSON.parse(body)]).toEqual([404, { token: 'notFound' }])
      })
      expect(count).toBe(0)
    }
  })
})
