import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifications } from '../../db/schema/index.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { notify, type NewNotification } from './notify.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const notifyUser = ({ user }: Visitor, news: Partial<NewNotification> = {}) =>
  notify(context.db, { user_id: user.id, type: 'MESSAGE', title: 'Hello', ...news }, context.clock())

/** Returns a visitor with `many` notifications, the oldest titled "1". */
async function notifiedVisitor(many: number) {
  const visitor = await context.arrive()
  for (let count = 1; count <= many; count += 1) await notifyUser(visitor, { title: String(count) })
  return visitor
}

const listed = async ({ get }: Visitor, query = '') => {
  const { status, body } = await get(`/session/notifications${query}`)
  expect(status).toBe(200)
  return { titles: body.content.map(({ title }: Json) => title), ...body }
}
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => String(from - index))

describe('the list', () => {
  it('of a user who was never notified is empty', async () => {
    const { content, meta } = await listed(await context.arrive())
    expect(content).toEqual([])
    expect(meta).toEqual({ page: 1, size: 20, total: 0, unread: 0 })
  })

  it('names on the wire what a notification leads to', async () => {
    const visitor = await context.arrive()
    const where = { test_id: 11, exercise_id: 12, topic_id: 13, chapter_id: 14 }
    await notifyUser(visitor, { type: 'EXERCISE_REVISED', title: 'Corrected', ...where })
    await notifyUser(visitor, { title: 'Hello', message: 'The doors open at eight.' })
    const { content } = await listed(visitor)
    const [hello, corrected] = content
    expect(hello).toEqual({
      _id: expect.any(Number),
      read: false,
      notification_type: 'MESSAGE',
      params: { user_test_id: null, exercise_id: null, topic: null, chapter_id: null },
      title: 'Hello',
      message: 'The doors open at eight.',
      lang: null,
      recalled: false,
      created_at: context.clock().toISOString(),
    })
    expect(corrected).toMatchObject({
      notification_type: 'EXERCISE_REVISED',
      params: { user_test_id: 11, exercise_id: 12, topic: 13, chapter_id: 14 },
      message: null,
    })
  })

  it('shows the newest first, page by page, and nothing twice', async () => {
    const visitor = await notifiedVisitor(55)
    expect((await listed(visitor)).titles).toEqual(down(55, 36))
    expect((await listed(visitor, '?page=2')).titles).toEqual(down(35, 16))
    const last = await listed(visitor, '?page=3')
    expect(last.titles).toEqual(down(15, 1))
    expect(last.meta).toEqual({ page: 3, size: 20, total: 55, unread: 55 })
    expect((await listed(visitor, '?size=5&page=11')).titles).toEqual(down(5, 1))
    expect((await listed(visitor, '?size=50')).titles).toEqual(down(55, 6))
  })

  it.each(['', '&unread=true'])('is empty beyond its end, and says where that is (%s)', async (filter) => {
    const visitor = await notifiedVisitor(20)
    for (const page of [2, 3, 1_000_000]) {
      const { content, meta } = await listed(visitor, `?page=${page}${filter}`)
      expect(content).toEqual([])
      expect(meta).toEqual({ page, size: 20, total: 20, unread: 20 })
    }
  })

  it.each(['?size=51', '?size=0', '?page=0', '?page=1000001', '?page=x', '?unread=maybe'])(
    '%s is refused',
    async (query) => {
      const { get } = await context.arrive()
      expect((await get(`/session/notifications${query}`)).status).toBe(412)
    },
  )

  it('can be of unread ones alone, in pages of their own', async () => {
    const visitor = await notifiedVisitor(12)
    const { content } = await listed(visitor, '?size=50')
    for (const { _id, title } of content) {
      if (Number(title) % 3 === 0) await visitor.put(`/notifications/${_id}/read`)
    }
    const first = await listed(visitor, '?unread=true&size=5')
    expect(first.titles).toEqual(['11', '10', '8', '7', '5'])
    expect(first.meta).toEqual({ page: 1, size: 5, total: 8, unread: 8 })
    const second = await listed(visitor, '?unread=true&size=5&page=2')
    expect(second.titles).toEqual(['4', '2', '1'])
    expect((await listed(visitor, '?size=1')).meta).toEqual({ page: 1, size: 1, total: 12, unread: 8 })
  })

  it('holds nothing of another user', async () => {
    await notifiedVisitor(3)
    const visitor = await notifiedVisitor(2)
    const { titles, meta } = await listed(visitor)
    expect(titles).toEqual(['2', '1'])
    expect(meta).toMatchObject({ total: 2, unread: 2 })
  })
})

const idOf = async (visitor: Visitor, title: string) => {
  const { content } = await listed(visitor, '?size=50')
  const { _id: id } = content.find((row: Json) => row.title === title)
  return id
}

describe('reading', () => {
  it('one marks it, and counts once however often', async () => {
    const visitor = await notifiedVisitor(3)
    const id = await idOf(visitor, '2')
    for (let time = 0; time < 2; time += 1) {
      expect(await visitor.put(`/notifications/${id}/read`)).toMatchObject({ status: 204, body: undefined })
      const { content, meta } = await listed(visitor)
      expect(content.map(({ read }: Json) => read)).toEqual([false, true, false])
      expect(meta).toMatchObject({ total: 3, unread: 2 })
    }
  })

  it('all leaves what came after the newest that was seen', async () => {
    const visitor = await notifiedVisitor(5)
    const until = await idOf(visitor, '4')
    for (let time = 0; time < 2; time += 1) {
      expect((await visitor.put('/session/notifications/read', { until })).status).toBe(204)
      const { titles, meta } = await listed(visitor, '?unread=true')
      expect(titles).toEqual(['5'])
      expect(meta).toMatchObject({ total: 1, unread: 1 })
    }
  })

  it('all is said once, not of each: none of them is written anew', async () => {
    const visitor = await notifiedVisitor(3)
    const { id } = notifications
    const versions = () =>
      context.db
        .select({ id, version: sql`xmin::text` })
        .from(notifications)
        .orderBy(id)
    const before = await versions()
    await visitor.put('/session/notifications/read', { until: await idOf(visitor, '3') })
    const { content, meta } = await listed(visitor)
    expect(content.map(({ read }: Json) => read)).toEqual([true, true, true])
    expect(meta).toMatchObject({ total: 3, unread: 0 })
    expect(await versions()).toEqual(before)
  })

  it('all again up to an older one leaves the newer ones read', async () => {
    const visitor = await notifiedVisitor(3)
    await visitor.put('/session/notifications/read', { until: await idOf(visitor, '2') })
    await visitor.put('/session/notifications/read', { until: await idOf(visitor, '1') })
    await visitor.put(`/notifications/${await idOf(visitor, '2')}/read`)
    expect((await listed(visitor, '?unread=true')).titles).toEqual(['3'])
    expect((await listed(visitor)).meta).toMatchObject({ total: 3, unread: 1 })
  })

  it('all up to one that never was, or another user’s, marks the own ones that are older', async () => {
    const visitor = await notifiedVisitor(2)
    const other = await notifiedVisitor(1)
    await notifyUser(visitor, { title: '3' })
    const until = await idOf(other, '1')
    expect((await visitor.put('/session/notifications/read', { until })).status).toBe(204)
    expect((await listed(visitor, '?unread=true')).titles).toEqual(['3'])
    expect((await listed(other)).meta).toMatchObject({ total: 1, unread: 1 })
    expect((await visitor.put('/session/notifications/read', { until: 2_147_483_647 })).status).toBe(204)
    expect((await listed(visitor)).meta).toMatchObject({ total: 3, unread: 0 })
  })

  it("another user's is answered like one that is gone, and stays as it is", async () => {
    const owner = await notifiedVisitor(2)
    const other = await notifiedVisitor(2)
    const id = await idOf(owner, '2')
    for (const stranger of [other, await context.arrive(), await context.arrive({ admin: true })]) {
      const [foreign, gone] = [
        await stranger.put(`/notifications/${id}/read`),
        await stranger.put('/notifications/2147483647/read'),
      ]
      expect([foreign.status, foreign.body]).toEqual([204, undefined])
      expect([gone.status, gone.body]).toEqual([foreign.status, foreign.body])
      await stranger.put('/session/notifications/read', { until: id })
    }
    expect((await listed(owner)).meta).toMatchObject({ total: 2, unread: 2 })
    expect((await listed(other)).meta).toMatchObject({ total: 2, unread: 2 })
  })

  it.each(['0', 'x'])('notification %s is refused', async (id) => {
    const visitor = await notifiedVisitor(1)
    const { status } = await visitor.put(`/notifications/${id}/read`)
    expect(status).toBe(412)
    expect((await listed(visitor)).meta).toMatchObject({ unread: 1 })
  })
})
