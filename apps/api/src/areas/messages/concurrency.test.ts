import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { message_receivers, messages, notifications } from '../../db/schema/index.ts'
import { batch } from '../../jobs/in-batches.ts'
import { addPeople } from '../../testing/crowd.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { jobsDone } from '../../testing/mails.ts'
import { messageTo, notificationsOf, sendNow } from '../../testing/messages.ts'
import { notificationViolations } from '../../testing/notification-violations.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'
import type { Json } from '../../testing/test-server.ts'
import { markNotificationRead, readNotifications } from '../notifications/mark-read.ts'
import { messageWorker } from './deliver.ts'
import { resumeMessages } from './queue.ts'

describe.each(databases)('at once, on %s', (database) => {
  let context: ServerOn
  beforeAll(async () => {
    context = await createServerOn(database)
  })
  afterAll(() => context.close())

  const teacherHere = () => context.arrive({ profile: 'TEACHER' })
  const rowsOf = (message_id: number) =>
    context.db.select().from(message_receivers).where(eq(message_receivers.message_id, message_id))

  const violationsOf = (user_ids: readonly number[]) => notificationViolations(context.db, user_ids)

  it('one press that arrives twenty times is one message, and one notification each', async () => {
    const teacher = await teacherHere()
    const user_ids = await addPeople(context.db, batch + 20)
    const body = messageTo({ user_ids })
    const sent = await runConcurrently(20, () => teacher.post('/messages', body))
    expect(new Set(sent.map(({ status, body: { id } }) => `${status} ${id}`)).size).toBe(1)
    await jobsDone(context.db)
    const [id] = sent.map((answer) => Number(answer.body.id))
    expect(await context.db.$count(messages, eq(messages.sender_id, teacher.user.id))).toBe(1)
    expect(await context.db.$count(notifications, eq(notifications.message_id, id ?? 0))).toBe(user_ids.length)
    expect(await violationsOf(user_ids)).toEqual([])
  })

  it('several workers and two processes deliver it once to each', async () => {
    const teacher = await teacherHere()
    const user_ids = await addPeople(context.db, 3 * batch + 7)
    const { body } = await teacher.post('/messages', messageTo({ user_ids }))
    const second = context.second()
    const data = { message_id: Number(body.id), version: 1 }
    const { clock, jobs } = context
    const workerOf = (db: typeof context.db) => messageWorker({ db, clock, jobs, canWrite: async () => true })
    await Promise.all(
      [context.db, context.db, second?.db ?? context.db].map((db, index) => workerOf(db)(data, String(index))),
    )
    await jobsDone(context.db)
    await second?.close()
    expect((await teacher.get(`/messages/${body.id}`)).body).toMatchObject({
      status: 'SENT',
      receivers: user_ids.length,
      done: user_ids.length,
    })
    expect(await context.db.$count(notifications, eq(notifications.message_id, data.message_id))).toBe(user_ids.length)
    expect(await violationsOf(user_ids)).toEqual([])
  })

  it('recalled while it is delivered, it reaches nobody further, and nobody has it unread', async () => {
    const teacher = await teacherHere()
    const reader = await context.arrive()
    const user_ids = [...(await addPeople(context.db, 3 * batch)), reader.user.id]
    for (let round = 0; round < 3; round += 1) {
      const { body } = await teacher.post('/messages', messageTo({ user_ids }))
      const data = { message_id: Number(body.id), version: 1 }
      const { db, clock, jobs } = context
      const working = messageWorker({ db, clock, jobs, canWrite: async () => true })(data, 'job')
      const reading = notificationsOf(context, reader).then(({ content: [newest] }) =>
        newest ? reader.put('/session/notifications/read', { until: newest.id }) : undefined,
      )
      const recalls = await runConcurrently(2, () => teacher.post(`/messages/${body.id}/recall`))
      expect(recalls.map(({ status }) => status)).toEqual([200, 200])
      await Promise.all([working, reading])
      await jobsDone(context.db)
      const left = await context.db.select().from(notifications).where(eq(notifications.message_id, data.message_id))
      const read = (await rowsOf(data.message_id)).filter(({ read_at }) => read_at !== null)
      expect(left.map(({ user_id }) => user_id)).toEqual(read.map(({ user_id }) => user_id))
    }
    expect(await violationsOf(user_ids)).toEqual([])
  })

  it('what a server that was killed has left is delivered by the next one, and nothing twice', async () => {
    const teacher = await teacherHere()
    const user_ids = await addPeople(context.db, batch + 50)
    const { body } = await teacher.post('/messages', messageTo({ user_ids: user_ids.slice(0, 1) }))
    await jobsDone(context.db)
    const message_id = Number(body.id)
    // As if the server had stopped after the first receiver: the job is lost.
    const others = user_ids.slice(1).map((user_id) => ({ message_id, user_id }))
    await context.db.insert(message_receivers).values(others)
    await context.db
      .update(messages)
      .set({ receivers: user_ids.length, finished_at: null })
      .where(eq(messages.id, message_id))
    await resumeMessages(context)
    await resumeMessages(context)
    await jobsDone(context.db)
    expect((await teacher.get(`/messages/${message_id}`)).body).toMatchObject({ status: 'SENT', done: user_ids.length })
    const own = eq(notifications.message_id, message_id)
    expect(await context.db.$count(notifications, own)).toBe(user_ids.length)
  })

  it('read by all of its receivers at once, alone and with others, it counts each of them once', async () => {
    const teacher = await teacherHere()
    const user_ids = await addPeople(context.db, 20)
    const message_ids = [await sendNow(context, teacher, { user_ids }), await sendNow(context, teacher, { user_ids })]
    const rows = await context.db.select().from(notifications).where(inArray(notifications.user_id, user_ids))
    await runConcurrently(2 * rows.length, async (index) => {
      const { id, user_id } = rows[index % rows.length] ?? { id: 0, user_id: 0 }
      const mark = index % 3 === 0 ? readNotifications : markNotificationRead
      await mark(context.db, { id, user_id }, context.clock())
    })
    const { content } = (await teacher.get('/messages?size=2')).body
    expect(content.map(({ id, read }: Json) => [id, read])).toEqual(
      message_ids.toReversed().map((id) => [id, user_ids.length]),
    )
    expect(await violationsOf(user_ids)).toEqual([])
  })

  it('of two who change it at once one is refused', async () => {
    const teacher = await teacherHere()
    const [user_id] = await addPeople(context.db, 1)
    const send_at = new Date(context.clock().getTime() + 3_600_000).toISOString()
    const { press, ...form } = messageTo({ user_ids: [user_id ?? 0] }, { send_at })
    const { body } = await teacher.post('/messages', { ...form, press })
    const saves = await runConcurrently(5, () => teacher.put(`/messages/${body.id}`, { ...form, version: 1 }))
    const statuses = saves.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(4)
  })
})
