import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { class_students, class_waiting, classes, users } from '../../db/schema/index.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addPerson } from '../../testing/school.ts'
import { addClass, addUnity } from '../../testing/unit.ts'

let context: TestServer
let unity_id: number
let [first, second, third]: Visitor[] = []
beforeAll(async () => {
  context = await createTestServer()
  unity_id = await addUnity(context.db, 'America/Manaus')
  ;[first, second, third] = await Promise.all([1, 2, 3].map(() => context.arrive({ unity_id })))
})
afterAll(() => context.close())

/** Three students, and the one class, of capacity one, that the first of them has booked. */
async function fullClass(more: Partial<Parameters<typeof addClass>[1]> = {}) {
  if (!first || !second || !third) throw new Error('Nobody has come.')
  await context.db.delete(classes)
  const start = '2026-03-20T22:30:00Z'
  const id = await addClass(context.db, {
    unity_id,
    start,
    name: 'Small <talk>',
    max_students: 1,
    students: [first.user.id],
    ...more,
  })
  const wait = (visitor: Visitor, language = 'en') =>
    context.server.inject({
      method: 'PUT',
      url: `/api/v1/schedules/${id}/waiting`,
      headers: { authorization: visitor.token, 'accept-language': language },
    })
  const booked = () => context.db.select().from(class_students).where(eq(class_students.class_id, id))
  const line = async () =>
    (await context.db.select().from(class_waiting).where(eq(class_waiting.class_id, id)).orderBy(class_waiting.id)).map(
      ({ user_id }) => user_id,
    )
  return { id, first, second, third, wait, booked, line }
}

const notificationsOf = async ({ get }: Visitor) => (await get('/session/notifications')).body.content

describe('the line for a full class', () => {
  it('is joined at its end, and once', async () => {
    const { second, third, wait } = await fullClass()
    expect(JSON.parse((await wait(second)).body)).toMatchObject({ waiting: 1, waiting_students: 1 })
    expect(JSON.parse((await wait(third)).body)).toMatchObject({ waiting: 2, waiting_students: 2 })
    expect(JSON.parse((await wait(second)).body)).toMatchObject({ waiting: 1, waiting_students: 2, scheduled: false })
  })

  it('is left again, and those behind move up', async () => {
    const { id, second, third, wait } = await fullClass()
    await wait(second)
    await wait(third)
    const left = await second.remove(`/schedules/${id}`)
    expect(left).toMatchObject({ status: 200, body: { waiting: null, waiting_students: 1 } })
    expect(JSON.parse((await wait(third)).body)).toMatchObject({ waiting: 1, waiting_students: 1 })
  })

  it('is not for a class with free places, nor for whom has one, nor for a class that has begun', async () => {
    const free = await fullClass({ max_students: 2 })
    const refused = await free.wait(free.second)
    expect([refused.statusCode, JSON.parse(refused.body)]).toEqual([412, { token: 'class.free' }])
    const full = await fullClass()
    expect(JSON.parse((await full.wait(full.first)).body)).toMatchObject({ scheduled: true, waiting: null })
    const begun = await fullClass({ start: '2026-03-02T12:00:00Z' })
    const late = await begun.wait(begun.second)
    expect([late.statusCode, JSON.parse(late.body)]).toEqual([412, { token: 'class.over' }])
    expect([await free.line(), await full.line(), await begun.line()]).toEqual([[], [], []])
  })
})

describe('a place that comes free', () => {
  it('goes to the first in the line, who is notified in the language in use when the line was joined', async () => {
    const { id, first, second, third, wait, booked, line } = await fullClass()
    await wait(second, 'pt')
    await wait(third)
    const before = (await context.mails()).length
    const given = await first.remove(`/schedules/${id}`)
    expect(given).toMatchObject({ body: { scheduled: false, scheduled_students: 1, waiting_students: 1 } })
    expect((await booked()).map(({ user_id }) => user_id)).toEqual([second.user.id])
    expect(await line()).toEqual([third.user.id])

    const text =
      'Abriu uma vaga, e você era a primeira pessoa da fila: ela é sua. “Small <talk>” começa em 20/03/2026, sexta-feira, às 18:30 (GMT-4).'
    expect((await notificationsOf(second))[0]).toMatchObject({
      notification_type: 'MESSAGE',
      title: 'A vaga é sua: Small <talk>',
      message: text,
    })
    const [mail, ...more] = (await context.mails()).slice(before)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'place', language: 'pt', address: second.user.email })
    expect(mail?.subject).toBe('A vaga é sua: Small <talk>')
    expect(mail?.text).toContain(text)
    expect(mail?.html).toContain('“Small &lt;talk&gt;” começa em 20/03/2026, sexta-feira, às 18:30 (GMT-4).')
    expect(mail?.links).toEqual(['http://localhost:3000/schedules'])
    expect(mail?.text).not.toContain('30 minut')
  })

  it('notifies a student again who has joined the line again', async () => {
    const { id, first, second, wait } = await fullClass()
    const before = (await notificationsOf(second)).length
    await wait(second)
    await first.remove(`/schedules/${id}`)
    await first.put(`/schedules/${id}/waiting`)
    await second.remove(`/schedules/${id}`)
    await second.put(`/schedules/${id}/waiting`)
    await first.remove(`/schedules/${id}`)
    const told = await notificationsOf(second)
    expect(told).toHaveLength(before + 2)
    expect(told[0].message).toContain('begins on Friday, 20/03/2026, at 18:30 (GMT-4)')
  })

  it('passes over who may not come any more', async () => {
    const gone = await addPerson(context.db, { unity_id })
    const { id, first, second, booked } = await fullClass()
    await context.db.insert(class_waiting).values([
      { class_id: id, user_id: gone.id, since: context.clock() },
      { class_id: id, user_id: second.user.id, since: context.clock() },
    ])
    await context.db.update(users).set({ disabled_at: context.clock() }).where(eq(users.id, gone.id))
    await first.remove(`/schedules/${id}`)
    expect((await booked()).map(({ user_id }) => user_id)).toEqual([second.user.id])
  })

  it('is not written to who has given it back before the mail leaves', async () => {
    const { id } = await fullClass()
    const { id: user_id, email } = await addPerson(context.db, { unity_id })
    await context.jobs.send('mail', { kind: 'place', user_id, class_id: id, language: 'en' })
    expect((await context.mails()).filter(({ address }) => address === email)).toEqual([])
  })
})
