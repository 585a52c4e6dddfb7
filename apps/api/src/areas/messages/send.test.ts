import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { message_receivers, messages, users } from '../../db/schema/index.ts'
import { jobsDone } from '../../testing/mails.ts'
import { messageTo, notificationsOf, sendNow } from '../../testing/messages.ts'
import { addPerson } from '../../testing/school.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { resumeMessages } from './queue.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const hour = 3_600_000
const teacherHere = () => context.arrive({ profile: 'TEACHER' })
const inAnHour = () => new Date(context.clock().getTime() + hour).toISOString()

describe('sending a message', () => {
  it('notifies each receiver once, in the language of the reader', async () => {
    const [teacher, one, other] = [await teacherHere(), await context.arrive(), await context.arrive()]
    const user_ids = [one.user.id, other.user.id, one.user.id]
    const id = await sendNow(context, teacher, { user_ids })
    expect((await teacher.get(`/messages/${id}`)).body).toMatchObject({
      status: 'SENT',
      receivers: 2,
      done: 2,
      read: 0,
      sender: { id: teacher.user.id },
      people: [{ id: one.user.id }, { id: other.user.id }],
    })
    const english = await notificationsOf(context, one, 'en')
    expect(english.meta).toMatchObject({ total: 1, unread: 1 })
    expect(english.content).toMatchObject([
      {
        notification_type: 'MESSAGE',
        title: 'Closed on Monday',
        message: 'The school is closed.\nSee you on Tuesday.',
        lang: 'en',
        recalled: false,
      },
    ])
    const portuguese = await notificationsOf(context, one, 'pt-BR,pt;q=0.9')
    expect(portuguese.content).toMatchObject([{ title: 'Segunda sem aula', lang: 'pt-BR' }])
  })

  it('in one language is shown in it to readers of the other', async () => {
    const [teacher, one] = [await teacherHere(), await context.arrive()]
    await sendNow(context, teacher, { user_ids: [one.user.id] }, { title_en: '', text_en: '' })
    const [told] = (await notificationsOf(context, one, 'en')).content
    expect(told).toMatchObject({ title: 'Segunda sem aula', lang: 'pt-BR' })
  })

  it.each([
    ['no words', { title_en: '', text_en: '', title_pt: '', text_pt: '' }, ['title_en', 'text_en']],
    ['a title without its text', { text_pt: ' ' }, ['text_pt']],
    ['a text without its title', { title_en: '' }, ['title_en']],
    ['a title of two lines', { title_en: 'One\nTwo' }, ['title_en']],
    ['a title that is too long', { title_pt: 'x'.repeat(121) }, ['title_pt']],
    ['a time that is over', { send_at: '2026-03-01T12:00:00Z' }, ['send_at']],
    ['a time in two years', { send_at: '2028-03-01T12:00:00Z' }, ['send_at']],
    ['no time at all', { send_at: 'soon' }, ['send_at']],
  ])('with %s is refused, and nothing is kept', async (_name, changes, fields) => {
    const [teacher, one] = [await teacherHere(), await context.arrive()]
    const { status, body } = await teacher.post('/messages', messageTo({ user_ids: [one.user.id] }, changes))
    expect([status, Object.keys(body.fields)]).toEqual([412, fields])
    expect(await context.db.$count(messages, eq(messages.sender_id, teacher.user.id))).toBe(0)
  })

  it('to nobody is refused', async () => {
    const teacher = await teacherHere()
    const { status, body } = await teacher.post('/messages', messageTo({}))
    expect([status, body.fields]).toEqual([412, { audience: 'validation.required' }])
  })

  it('later settles its receivers then: who left gets nothing, who came does', async () => {
    const [teacher, stays, leaves] = [await teacherHere(), await context.arrive(), await context.arrive()]
    const { body } = await teacher.post('/messages', messageTo({ unity_ids: [1] }, { send_at: inAnHour() }))
    expect(body).toMatchObject({ status: 'SCHEDULED', receivers: null })
    await resumeMessages(context)
    await jobsDone(context.db)
    expect((await notificationsOf(context, stays)).meta.total).toBe(0)
    await context.db.update(users).set({ disabled_at: context.clock() }).where(eq(users.id, leaves.user.id))
    const comes = await context.arrive()
    context.wait(hour)
    await resumeMessages(context)
    await jobsDone(context.db)
    expect((await teacher.get(`/messages/${body.id}`)).body.status).toBe('SENT')
    for (const one of [stays, comes]) expect((await notificationsOf(context, one)).meta.total).toBe(1)
    const { user_id } = message_receivers
    expect(await context.db.$count(message_receivers, eq(user_id, leaves.user.id))).toBe(0)
  })

  it('of a sender who was disabled since reaches nobody', async () => {
    const [teacher, one] = [await teacherHere(), await context.arrive()]
    await teacher.post('/messages', messageTo({ user_ids: [one.user.id] }, { send_at: inAnHour() }))
    await context.db.update(users).set({ disabled_at: context.clock() }).where(eq(users.id, teacher.user.id))
    context.wait(hour)
    await resumeMessages(context)
    await jobsDone(context.db)
    expect((await notificationsOf(context, one)).meta.total).toBe(0)
  })
})

/** A message that a teacher sends to a student in an hour. */
async function schedule() {
  const [teacher, one] = [await teacherHere(), await context.arrive()]
  const form = messageTo({ user_ids: [one.user.id] }, { send_at: inAnHour() })
  const { body } = await teacher.post('/messages', form)
  const { press: _press, ...rest } = form
  return { teacher, one, id: Number(body.id), form: { ...rest, version: 1 } }
}

describe('a scheduled message', () => {
  it('is changed, and goes out as it is then', async () => {
    const { teacher, one, id, form } = await schedule()
    const { status, body } = await teacher.put(`/messages/${id}`, { ...form, title_en: 'Open!', send_at: null })
    expect([status, body.version, body.title_en]).toEqual([200, 2, 'Open!'])
    await jobsDone(context.db)
    expect((await notificationsOf(context, one)).content).toMatchObject([{ title: 'Open!' }])
  })

  it('that somebody else has changed is refused with 409, and stays', async () => {
    const { teacher, id, form } = await schedule()
    await teacher.put(`/messages/${id}`, { ...form, title_en: 'First' })
    const second = await teacher.put(`/messages/${id}`, { ...form, title_en: 'Second' })
    expect([second.status, second.body.token]).toEqual([409, 'conflict'])
    expect((await teacher.get(`/messages/${id}`)).body.title_en).toBe('First')
  })

  it('is changed by its sender alone, and no more once it is sent', async () => {
    const { teacher, id, form } = await schedule()
    const admin = await context.arrive({ admin: true })
    expect((await admin.put(`/messages/${id}`, form)).status).toBe(403)
    expect((await (await teacherHere()).put(`/messages/${id}`, form)).status).toBe(404)
    context.wait(hour)
    const late = { ...form, send_at: inAnHour() }
    expect((await teacher.put(`/messages/${id}`, late)).body.token).toBe('message.sent')
    expect((await teacher.remove(`/messages/${id}`)).body.token).toBe('message.sent')
  })

  it('is removed by a recall, and reaches nobody', async () => {
    const { teacher, one, id } = await schedule()
    expect((await teacher.remove(`/messages/${id}`)).status).toBe(204)
    expect((await teacher.remove(`/messages/${id}`)).status).toBe(204)
    context.wait(hour)
    await resumeMessages(context)
    await jobsDone(context.db)
    expect((await teacher.get(`/messages/${id}`)).body).toMatchObject({ status: 'RECALLED', receivers: null })
    expect((await notificationsOf(context, one)).meta.total).toBe(0)
  })
})

it('a sender lists the own messages, an administrator all, the newest first', async () => {
  const [teacher, one] = [await teacherHere(), await context.arrive()]
  const first = await sendNow(context, teacher, { user_ids: [one.user.id] })
  const second = await sendNow(context, teacher, { tribe_ids: [1], profiles: ['STUDENT'], chapter_id: 1 })
  const { content, meta } = (await teacher.get('/messages?size=1')).body
  expect(meta).toEqual({ page: 1, size: 1, total: 2 })
  expect(content).toMatchObject([
    {
      id: second,
      audience: {
        unities: [],
        tribes: [{ id: 1, name: 'Foxes' }],
        chapter: { id: 1, name: 'Chapter 1' },
        profiles: ['STUDENT'],
        people: 0,
      },
    },
  ])
  const admin = await context.arrive({ admin: true })
  expect((await admin.get('/messages?size=2')).body.content.map(({ id }: { id: number }) => id)).toEqual([
    second,
    first,
  ])
  expect((await (await teacherHere()).get('/messages')).body.meta.total).toBe(0)
})

it('counts whom it would reach, and to whom no mail goes', async () => {
  const teacher = await teacherHere()
  const [known, invited] = [await addPerson(context.db), await addPerson(context.db)]
  await context.db.update(users).set({ password_hash: null }).where(eq(users.id, invited.id))
  const { audience } = messageTo({ user_ids: [known.id, invited.id] })
  expect((await teacher.post('/messages/receivers', audience)).body).toEqual({ receivers: 2, without_mail: 1 })
})
