import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { error_reports, sessions } from '../../db/schema/index.ts'
import { addMembership, addPlace } from '../../testing/enrolment.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let context: TestServer
let second: number
let foreign: number
beforeAll(async () => {
  context = await createTestServer()
  second = (await addPlace(context.db)).unity_id
  foreign = (await addPlace(context.db)).unity_id
})
afterAll(() => context.close())

async function arriveInTwo() {
  const visitor = await context.arrive()
  await addMembership(context.db, visitor.user.id, second)
  return visitor
}

it('the own units are listed, and no other', async () => {
  const { get } = await arriveInTwo()
  const { body } = await get('/me/unities')
  expect(body.content.map(({ id }: { id: number }) => id)).toEqual([1, second])
  expect(body.content[0]).toEqual({ id: 1, name: 'Centre', time_zone: 'America/Sao_Paulo' })
  const { body: alone } = await (await context.arrive()).get('/me/unities')
  expect(alone.content.map(({ id }: { id: number }) => id)).toEqual([1])
})

it('another unit means a new token; the old one is dead, and no other session moves', async () => {
  const { user, token, post, get } = await arriveInTwo()
  const elsewhere = await context.call('POST', '/session', { body: { email: user.email, password: 'correct horse' } })
  const { status, body } = await post('/session/change_unity', { unity_id: second })
  expect({ status, body }).toEqual({ status: 200, body: { token: expect.stringMatching(/^[\w-]{43}$/) } })
  expect(body.token).not.toBe(token)
  expect((await get('/me')).status).toBe(401)
  const me = await context.call('GET', '/me', { token: body.token })
  expect(me.body).toMatchObject({ id: user.id, unity_id: second, unity: { id: second } })
  expect((await context.call('GET', '/me', { token: elsewhere.body.token })).body).toMatchObject({ unity_id: 1 })
})

it('what is done in a unit belongs to it, whatever unit a request names', async () => {
  const { user, token, post } = await arriveInTwo()
  const report = { subject: 'Others', description: 'In the first.', unity_id: second }
  await post('/report_error', report)
  expect((await context.call('GET', `/me?unity_id=${second}`, { token })).body.unity_id).toBe(1)
  const { body } = await post('/session/change_unity', { unity_id: second })
  await context.call('POST', '/report_error', { token: body.token, body: { ...report, unity_id: 1 } })
  const kept = await context.db.select().from(error_reports).where(eq(error_reports.user_id, user.id))
  expect(kept.map(({ unity_id }) => unity_id)).toEqual([1, second])
})

it.each([
  ['another user’s', () => foreign],
  ['one that is not there', () => 9999],
])('%s is not found, and the session stays as it is', async (_, unity_id) => {
  const { post, get } = await arriveInTwo()
  const refused = await post('/session/change_unity', { unity_id: unity_id() })
  expect(refused).toMatchObject({ status: 404, body: { token: 'notFound' } })
  expect((await get('/me')).body.unity_id).toBe(1)
})

it('a change lengthens no session', async () => {
  const { user, post } = await arriveInTwo()
  const ends = async () =>
    (await context.db.select().from(sessions).where(eq(sessions.user_id, user.id))).map(({ expires_at }) => expires_at)
  const before = await ends()
  context.wait(60_000)
  await post('/session/change_unity', { unity_id: second })
  expect(await ends()).toEqual(before)
})
