import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { message_receivers, messages, notifications } from '../../db/schema/index.ts'
import { batch } from '../../jobs/in-batches.ts'
import { addPeople } from '../../testing/crowd.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { jobsDone } from '../../testing/mails.ts'
import { notificationsOf, sendNow } from '../../testing/messages.ts'
import { notificationViolations } from '../../testing/notification-violations.ts'
import type { Json, Visitor } from '../../testing/test-server.ts'
import { notify } from '../notifications/notify.ts'
import { messageWorker } from './deliver.ts'
import { resumeMessages } from './queue.ts'
import { recallMessage } from './recall.ts'

const canWrite = async () => true

/** Recalls a message as a server does that is killed then: its job is lost. */
const recallOnly = ({ db, clock, jobs }: ServerOn, { user }: Visitor, id: number) =>
  recallMessage(
    { db, clock, jobs: { ...jobs, send: async () => undefined } },
    { ...user, roles: [], session_id: 1, wrote_at: null, content_version: '', may_sit_test: false },
    id,
  )

const pageOf = async (reader: Visitor, query: string) => {
  const { content, meta } = (await reader.get(`/session/notifications?${query}`)).body
  return { titles: content.map(({ title }: Json) => title), total: meta.total, unread: meta.unread }
}

describe.each(databases)('a recalled message whose job has not run, on %s', (database) => {
  let context: ServerOn
  beforeAll(async () => {
    context = await createServerOn(database)
  })
  afterAll(() => context.close())

  const tell = ({ user }: Visitor, title: string) =>
    notify(context.db, { user_id: user.id, type: 'MESSAGE', title }, context.clock())
  /** Sends a message among the others of a reader, and recalls it. */
  async function recalledAmong(older: string[], newer: string[]) {
    const [teacher, reader] = [await context.arrive({ profile: 'TEACHER' }), await context.arrive()]
    for (const title of older) await tell(reader, title)
    const id = await sendNow(context, teacher, { user_ids: [reader.user.id] })
    for (const title of newer) await tell(reader, title)
    const shown = (await notificationsOf(context, reader)).content
    const { id: own } = shown.find(({ title }: Json) => title === 'Closed on Monday')
    expect((await recallOnly(context, teacher, id)).status).toBe('RECALLED')
    return { teacher, reader, id, own: Number(own) }
  }
  async function removeRest() {
    await resumeMessages(context)
    await jobsDone(context.db)
  }

  it('is on no page and in no count, and the pages have every other one once', async () => {
    const { reader } = await recalledAmong(['1', '2', '3'], ['4', '5'])
    const pages = [1, 2, 3].map((page) => pageOf(reader, `size=2&page=${page}`))
    const seen = [['5', '4'], ['3', '2'], ['1']]
    expect(await Promise.all(pages)).toEqual(seen.map((titles) => ({ titles, total: 5, unread: 5 })))
    const unread = [1, 2, 3].map((page) => pageOf(reader, `unread=true&size=2&page=${page}`))
    expect(await Promise.all(unread)).toEqual(seen.map((titles) => ({ titles, total: 5, unread: 5 })))
    await removeRest()
    expect(await pageOf(reader, 'size=9')).toEqual({ titles: ['5', '4', '3', '2', '1'], total: 5, unread: 5 })
  })

  it('is no more read by who marks all as read, up to any of them', async () => {
    for (const newer of [[], ['4']]) {
      const { teacher, reader, id, own } = await recalledAmong(['1'], newer)
      const [newest] = (await notificationsOf(context, reader)).content
      for (const until of [newest.id, own])
        expect((await reader.put('/session/notifications/read', { until })).status).toBe(204)
      expect(await pageOf(reader, 'size=9')).toEqual({ titles: [...newer, '1'], total: 1 + newer.length, unread: 0 })
      await removeRest()
      expect((await teacher.get(`/messages/${id}`)).body.read).toBe(0)
      expect(await notificationViolations(context.db, [reader.user.id])).toEqual([])
    }
  })

  it('is no more read by who marks it alone, before and after the job', async () => {
    const { teacher, reader, id, own } = await recalledAmong(['1'], [])
    for (let time = 0; time < 2; time += 1) {
      expect((await reader.put(`/notifications/${own}/read`)).status).toBe(204)
      expect(await pageOf(reader, 'size=9')).toEqual({ titles: ['1'], total: 1, unread: 1 })
      await removeRest()
    }
    expect((await teacher.get(`/messages/${id}`)).body.read).toBe(0)
  })

  it('marks what is older, when all are marked until it after it was removed', async () => {
    const { reader, own } = await recalledAmong(['1', '2'], ['3'])
    await removeRest()
    expect((await reader.put('/session/notifications/read', { until: own })).status).toBe(204)
    expect(await pageOf(reader, 'unread=true')).toEqual({ titles: ['3'], total: 1, unread: 1 })
  })

  it('stays with who has read it, as recalled, and the others lose it by the next server, however often', async () => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const reader = await context.arrive()
    const user_ids = [...(await addPeople(context.db, 2 * batch + 7)), reader.user.id]
    const id = await sendNow(context, teacher, { user_ids })
    const [own] = (await notificationsOf(context, reader)).content
    await reader.put(`/notifications/${own.id}/read`)
    const { version } = await recallOnly(context, teacher, id)
    const second = context.second()
    const { clock, jobs } = context
    await Promise.all(
      [context.db, context.db, second?.db ?? context.db].map((db, index) =>
        messageWorker({ db, clock, jobs, canWrite })({ message_id: id, version }, String(index)),
      ),
    )
    for (let time = 0; time < 2; time += 1) await removeRest()
    await second?.close()
    const left = await context.db.select().from(notifications).where(eq(notifications.message_id, id))
    expect(left.map(({ user_id }) => user_id)).toEqual([reader.user.id])
    expect((await notificationsOf(context, reader)).content).toMatchObject([{ recalled: true, read: true }])
    expect(await notificationViolations(context.db, user_ids)).toEqual([])
    const [done] = await context.db.select().from(messages).where(eq(messages.id, id))
    expect(done?.removed_until).toBeNull()
  })

  it('ends its delivery, which leaves nothing unread behind', async () => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const user_ids = await addPeople(context.db, batch + 7)
    const id = await sendNow(context, teacher, { user_ids: user_ids.slice(0, 1) })
    // As if the delivery had come no further yet.
    await context.db.insert(message_receivers).values(user_ids.slice(1).map((user_id) => ({ message_id: id, user_id })))
    await context.db.update(messages).set({ finished_at: null }).where(eq(messages.id, id))
    const { version } = await recallOnly(context, teacher, id)
    const { db, clock, jobs } = context
    const deliver = messageWorker({ db, clock, jobs, canWrite })
    await deliver({ message_id: id, version: version - 1 }, 'delivery')
    await deliver({ message_id: id, version }, 'removal')
    await deliver({ message_id: id, version: version - 1 }, 'delivery, retried')
    expect(await db.$count(notifications, eq(notifications.message_id, id))).toBe(0)
    const receivers = await db
      .select({ notified_at: message_receivers.notified_at })
      .from(message_receivers)
      .where(eq(message_receivers.message_id, id))
      .orderBy(asc(message_receivers.user_id))
    expect(receivers.slice(1).every(({ notified_at }) => notified_at === null)).toBe(true)
  })
})
