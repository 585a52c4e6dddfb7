import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notification_counts, notifications } from '../../db/schema/index.ts'
import { jobsDone } from '../../testing/mails.ts'
import { notificationsOf, sendNow } from '../../testing/messages.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { notify } from '../notifications/notify.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const teacherHere = () => context.arrive({ profile: 'TEACHER' })
const tell = (user_id: number) =>
  notify(context.db, { user_id, type: 'MESSAGE', title: 'From elsewhere' }, context.clock())
const titlesOf = ({ content }: Json) => content.map(({ title }: Json) => title)

describe('who has read a message', () => {
  it('is known when it is read alone, and when all are', async () => {
    const [teacher, one, all, none] = [
      await teacherHere(),
      await context.arrive({ name: 'Ana' }),
      await context.arrive({ name: 'Bia' }),
      await context.arrive({ name: 'Caio' }),
    ]
    const id = await sendNow(context, teacher, { user_ids: [one.user.id, all.user.id, none.user.id] })
    await tell(all.user.id)
    const [own] = (await notificationsOf(context, one)).content
    await one.put(`/notifications/${own.id}/read`)
    context.wait(60_000)
    const later = context.clock().toISOString()
    const [newest] = (await notificationsOf(context, all)).content
    await all.put('/session/notifications/read', { until: newest.id })
    const receivers = async (query = '') => (await teacher.get(`/messages/${id}/receivers${query}`)).body
    expect((await receivers()).content).toMatchObject([
      { name: 'Ana', unity: 'Centre', profile: 'STUDENT', read_at: expect.any(String) },
      { name: 'Bia', read_at: later },
      { name: 'Caio', read_at: null },
    ])
    expect((await receivers('?read=true&size=1')).meta).toEqual({ page: 1, size: 1, total: 2 })
    expect((await receivers('?read=false')).content).toMatchObject([{ name: 'Caio' }])
    expect((await teacher.get(`/messages/${id}`)).body).toMatchObject({ receivers: 3, read: 2 })
  })

  it('is not everybody who has marked older notifications as read', async () => {
    const [teacher, one] = [await teacherHere(), await context.arrive()]
    await tell(one.user.id)
    const id = await sendNow(context, teacher, { user_ids: [one.user.id] })
    const [, older] = (await notificationsOf(context, one)).content
    await one.put('/session/notifications/read', { until: older.id })
    expect((await teacher.get(`/messages/${id}`)).body.read).toBe(0)
  })

  it('costs the few messages that are unread, not the notifications', async () => {
    const [teacher, one] = [await teacherHere(), await context.arrive()]
    await tell(one.user.id)
    await sendNow(context, teacher, { user_ids: [one.user.id] })
    const versions = () =>
      context.db
        .select({ version: sql`xmin::text` })
        .from(notifications)
        .where(eq(notifications.user_id, one.user.id))
        .orderBy(notifications.id)
    const before = await versions()
    const [newest] = (await notificationsOf(context, one)).content
    await one.put('/session/notifications/read', { until: newest.id })
    expect(await versions()).toEqual(before)
  })
})

describe('recalling a message', () => {
  it('takes it from who has not read it, as if it had never come, and tells who has', async () => {
    const [teacher, unread, read] = [await teacherHere(), await context.arrive(), await context.arrive()]
    await tell(unread.user.id)
    const id = await sendNow(context, teacher, { user_ids: [unread.user.id, read.user.id] })
    for (const one of [unread, read]) for (const _ of [1, 2]) await tell(one.user.id)
    const own = (await notificationsOf(context, read)).content.find(({ title }: Json) => title === 'Closed on Monday')
    await read.put(`/notifications/${own.id}/read`)
    const { status, body } = await teacher.post(`/messages/${id}/recall`)
    expect([status, body.status, body.receivers, body.read]).toEqual([200, 'RECALLED', 2, 1])
    const left = await notificationsOf(context, unread)
    expect(titlesOf(left)).toEqual(['From elsewhere', 'From elsewhere', 'From elsewhere'])
    expect(left.meta).toMatchObject({ total: 3, unread: 3 })
    await jobsDone(context.db)
    const rows = await context.db
      .select({ number: notifications.number })
      .from(notifications)
      .where(eq(notifications.user_id, unread.user.id))
      .orderBy(notifications.number)
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3])
    const told = await notificationsOf(context, read)
    expect(told.meta).toMatchObject({ total: 3, unread: 2 })
    expect(told.content[2]).toMatchObject({ title: 'Closed on Monday', message: null, recalled: true, read: true })
  })

  it('leaves what was marked as read together with others, and what comes after has its number', async () => {
    const [teacher, one] = [await teacherHere(), await context.arrive()]
    const first = await sendNow(context, teacher, { user_ids: [one.user.id] })
    const [newest] = (await notificationsOf(context, one)).content
    await one.put('/session/notifications/read', { until: newest.id })
    const second = await sendNow(context, teacher, { user_ids: [one.user.id] })
    for (const id of [first, second]) await teacher.post(`/messages/${id}/recall`)
    await jobsDone(context.db)
    await tell(one.user.id)
    const { content, meta } = await notificationsOf(context, one)
    expect(titlesOf({ content })).toEqual(['From elsewhere', 'Closed on Monday'])
    expect(meta).toMatchObject({ total: 2, unread: 1 })
    const [counted] = await context.db
      .select()
      .from(notification_counts)
      .where(eq(notification_counts.user_id, one.user.id))
    expect(counted).toMatchObject({ total: 2, unread: 1, read_until: 1 })
  })

  it('again changes nothing', async () => {
    const [teacher, one] = [await teacherHere(), await context.arrive()]
    const id = await sendNow(context, teacher, { user_ids: [one.user.id] })
    const first = (await teacher.post(`/messages/${id}/recall`)).body
    context.wait(1000)
    expect((await teacher.post(`/messages/${id}/recall`)).body).toEqual(first)
  })

  it('of a colleague’s is not found for a teacher, and succeeds for an administrator', async () => {
    const [teacher, one] = [await teacherHere(), await context.arrive()]
    const id = await sendNow(context, teacher, { user_ids: [one.user.id] })
    const colleague = await teacherHere()
    for (const path of [`/messages/${id}`, `/messages/${id}/receivers`])
      expect((await colleague.get(path)).status).toBe(404)
    expect((await colleague.post(`/messages/${id}/recall`)).status).toBe(404)
    expect((await colleague.remove(`/messages/${id}`)).status).toBe(404)
    expect((await notificationsOf(context, one)).meta.unread).toBe(1)
    const admin = await context.arrive({ admin: true })
    expect((await admin.post(`/messages/${id}/recall`)).body.status).toBe('RECALLED')
    expect((await notificationsOf(context, one)).meta).toMatchObject({ total: 0, unread: 0 })
  })
})
