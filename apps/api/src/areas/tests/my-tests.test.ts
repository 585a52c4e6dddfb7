import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignEndedTest, assignTest } from '../../testing/assigned-tests.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addTest, examine } from '../../testing/timed.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const at = (minutes: number) => new Date(context.clock().getTime() + minutes * 60_000)
const listOf = async (visitor: Visitor, query = '') => (await visitor.get(`/me/tests${query}`)).body
const names = ({ content }: Json) => content.map(({ name }: Json) => name)

describe('the own tests', () => {
  it('are none at first', async () => {
    const visitor = await context.arrive()
    expect(await visitor.get('/me/tests')).toMatchObject({
      status: 200,
      body: { content: [], meta: { page: 1, size: 20, total: 0 }, server_time: context.clock().toISOString() },
    })
  })

  it('are those to do first, the most urgent at the top, then past ones, the newest first, in pages without a gap', async () => {
    const visitor = await context.arrive()
    const stranger = await context.arrive()
    const assign = async (name: string, given: object) =>
      assignTest(context, { user_id: visitor.user.id, config_test_id: await addTest(context, { name }), ...given })
    await assign('at any time', {})
    await assign('done long ago', { status: 'FINISHED', finish_at: at(-600) })
    await assign('closes soon', { closes_at: at(60) })
    await assign('done', { status: 'FINISHED', finish_at: at(-5) })
    await assign('missed', { closes_at: at(-60) })
    await assign('runs', { status: 'STARTED', start_at: at(-5), end_at: at(5) })
    await assign('recalled', { recalled_at: at(-1) })
    await assignTest(context, { user_id: stranger.user.id, config_test_id: await addTest(context) })
    const all = ['runs', 'closes soon', 'at any time', 'done', 'missed', 'done long ago']
    const body = await listOf(visitor)
    expect(names(body)).toEqual(all)
    expect(body.content.map(({ open }: Json) => open)).toEqual([true, true, true, false, false, false])
    const pages = await Promise.all([1, 2, 3].map((page) => listOf(visitor, `?page=${page}&size=4`)))
    expect(pages.map(names)).toEqual([all.slice(0, 4), all.slice(4), []])
    for (const { meta } of pages) expect(meta.total).toBe(6)
  })

  it('have their result once they have ended, where it may be shown', async () => {
    const { visitor, test } = await examine(context)
    expect((await listOf(visitor)).content).toMatchObject([{ id: test.id, status: 'PENDING', percentage: null }])
    await test.start()
    await test.save('UNIQUE_ALTERNATIVE')
    expect((await listOf(visitor)).content).toMatchObject([{ status: 'STARTED', open: true, percentage: null }])
    const { body } = await test.finish()
    const [done] = (await listOf(visitor)).content
    expect(done).toMatchObject({ status: 'FINISHED', open: false, show_feedback: true, revised: true })
    expect(done.percentage).toBe(body.feedback.percentage)
    expect(done.percentage).toBeGreaterThan(0)
  })

  it('say nothing of a result that may not be shown, and that a text waits for a teacher', async () => {
    const visitor = await context.arrive()
    const config_test_id = await addTest(context)
    await assignEndedTest(context, { user_id: visitor.user.id, config_test_id, show_feedback: false }, [100, 'waits'])
    const { content } = await listOf(visitor)
    expect(content).toMatchObject([{ status: 'FINISHED', show_feedback: false, revised: false, percentage: null }])
  })

  it('are past when their time is over, also before the job has closed them', async () => {
    const visitor = await context.arrive()
    const running = { status: 'STARTED' as const, start_at: at(-10), end_at: at(0) }
    await assignTest(context, { user_id: visitor.user.id, config_test_id: await addTest(context), ...running })
    const { content } = await listOf(visitor)
    const end = context.clock().toISOString()
    expect(content).toMatchObject([{ status: 'FINISHED_EXPIRED', open: false, finish_at: end, percentage: null }])
  })

  it('cost two queries a page beside the session’s', async () => {
    const { visitor } = await examine(context)
    expect(await countQueries(() => visitor.get('/me/tests'))).toBe(3)
  })
})
