import { afterAll, beforeAll, expect, it } from 'vitest'
import { practise } from '../../testing/journey.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const start = async () => {
  const practice = practise(await context.arrive(), context.school.free)
  const { body } = await practice.read()
  const test: number = body.id
  return { practice, test }
}

it('leaves a newer attempt alone when an older one is handed in late, after a time without a connection', async () => {
  const { practice, test } = await start()
  await practice.save(test, 'OPEN_ANSWER')
  const done = await practice.finish(test)
  const { body: newer } = await practice.retry()
  await practice.save(newer.id, 'OPEN_ANSWER')
  expect((await practice.finish(test)).body).toMatchObject({ id: test, finish_at: done.body.finish_at, earned: 0 })
  const late = await practice.verify('COMPLETE_WORD', test)
  expect(late).toMatchObject({ status: 412, body: { token: 'test.concluded' } })
  expect((await practice.read()).body).toMatchObject({ id: newer.id, status: 'STARTED', concluded: false })
  expect((await practice.verify('OPEN_ANSWER', newer.id)).status).toBe(200)
})

it("hands in nobody else's attempt", async () => {
  const { practice, test } = await start()
  await practice.save(test, 'OPEN_ANSWER')
  const other = await start()
  expect((await other.practice.finish(test)).status).toBe(404)
  expect((await other.practice.verify('OPEN_ANSWER', test)).status).toBe(404)
  expect((await practice.read()).body).toMatchObject({ status: 'STARTED' })
})

it('opens no next topic by a content that is fetched ahead, for later', async () => {
  const visitor = await context.arrive()
  const { practice, story } = context.school
  const ahead = await visitor.get(`/chapters/1/content?topic_id=${story}&ahead=true`)
  expect(ahead).toMatchObject({ status: 200, body: { topic_id: story } })
  expect((await practise(visitor, practice).read()).body).toMatchObject({ token: 'topic.unavailable' })
  await visitor.get(`/chapters/1/content?topic_id=${story}`)
  expect((await practise(visitor, practice).read()).status).toBe(200)
})
