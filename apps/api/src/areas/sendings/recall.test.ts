import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tests } from '../../db/schema/index.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addTest, sit } from '../../testing/timed.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

/** A test that is being delivered to some students, and its sender. */
async function sendTo(many: number) {
  const teacher = await context.arrive({ profile: 'TEACHER' })
  const students = await runConcurrently(many, () => context.arrive())
  const config = await addTest(context)
  const user_ids = students.map(({ user }) => user.id)
  const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids })
  const own = students.map((student) => {
    const { id } = body.content.find(({ user_id }: { user_id: number }) => user_id === student.user.id)
    return { ...student, test: sit(student, context, id) }
  })
  return { teacher, config, id: Number(body.id), own, user_ids }
}
const unreadOf = async ({ get }: Pick<Visitor, 'get'>) => (await get('/session/notifications')).body.meta.unread

describe('taking back', () => {
  it('takes what was not started from its students, and marks their notifications as read', async () => {
    const { teacher, id, own } = await sendTo(3)
    const [idle, busy, other] = own
    if (!idle || !busy || !other) throw new Error('Three were sent to.')
    await busy.test.start()
    await teacher.post(`/config_tests/${await addTest(context)}/send`, { user_ids: [idle.user.id] })
    const { body } = await teacher.post(`/sendings/${id}/recall`)
    expect(body).toMatchObject({ sent: 3, pending: 0, started: 1, recalled: 2 })
    expect(body.recalled_at).toBe(context.clock().toISOString())
    for (const { test } of [idle, other]) expect((await test.start()).status).toBe(404)
    expect((await busy.test.info()).body.status).toBe('STARTED')
    expect(await unreadOf(idle)).toBe(1)
    expect(await unreadOf(busy)).toBe(1)
    expect(await unreadOf(other)).toBe(0)
    const [told] = (await other.get('/session/notifications')).body.content
    expect(told).toMatchObject({ read: true, params: { user_test_id: null } })
  })

  it('again changes nothing; and the test may be sent again', async () => {
    const { teacher, id, own, config, user_ids } = await sendTo(1)
    const first = (await teacher.post(`/sendings/${id}/recall`)).body
    context.wait(1000)
    expect((await teacher.post(`/sendings/${id}/recall`)).body).toEqual(first)
    const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids })
    expect(body.content).toHaveLength(1)
    expect(await unreadOf(own[0] ?? teacher)).toBe(1)
  })

  it('of a colleague’s sending is not found for a teacher, and succeeds for an administrator', async () => {
    const { id, config, own } = await sendTo(1)
    const colleague = await context.arrive({ profile: 'TEACHER' })
    expect((await colleague.post(`/sendings/${id}/recall`)).status).toBe(404)
    expect((await colleague.get(`/sendings/${id}`)).status).toBe(404)
    expect((await colleague.get(`/config_tests/${config}/sendings`)).body).toMatchObject({
      content: [],
      meta: { total: 0 },
    })
    expect((await own[0]?.test.info())?.status).toBe(200)
    const admin = await context.arrive({ profile: 'TEACHER', admin: true })
    expect((await admin.get(`/config_tests/${config}/sendings`)).body.content).toMatchObject([{ id, sent: 1 }])
    expect((await admin.post(`/sendings/${id}/recall`)).body).toMatchObject({ recalled: 1 })
    const [row] = await context.db.select().from(tests).where(eq(tests.sending_id, id))
    expect(row?.recalled_at).toEqual(context.clock())
  })
})
