import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledger, tests, topics } from '../../db/schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'
import { practise } from '../../testing/journey.ts'
import { addPractice } from '../../testing/school.ts'
import { addTest } from '../../testing/timed.ts'
import { give } from '../../testing/unit.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const amounts = (body: Json) => body.content.map(({ amount }: Json) => amount)

describe('the own dollars', () => {
  it('say what each was for: the topic that was finished, the test that was passed; a gift says nothing', async () => {
    const visitor = await context.arrive()
    const free = practise(visitor, context.school.free)
    const { body: survey } = await free.read()
    await free.save(survey.id, 'UNIQUE_ALTERNATIVE')
    await free.finish()
    const { id: user_id } = visitor.user
    const config_test_id = await addTest(context, { name: 'The first three rooms' })
    const head = { user_id, config_test_id, kind: 'TEST', status: 'FINISHED' } as const
    const [test] = await context.db
      .insert(tests)
      .values({ ...head, show_feedback: true })
      .returning()
    const created_at = new Date('2026-03-02T13:00:00Z')
    const paid = { user_id, amount: 30, reason: 'TEST', reference: String(test?.id), created_at } as const
    await context.db.insert(ledger).values(paid)
    await give(context.db, user_id, 7, '2026-03-02T14:00:00Z')
    const { status, body } = await visitor.get('/me/dollars')
    expect(status).toBe(200)
    const payment = { adjustment: null, topic: null, test_id: null }
    expect(body.content).toMatchObject([
      { ...payment, amount: 7, reason: 'GIFT', title: '', created_at: '2026-03-02T14:00:00.000Z' },
      { ...payment, amount: 30, reason: 'TEST', title: 'The first three rooms', test_id: test?.id },
      { ...payment, reason: 'TOPIC', title: 'Practice 4', topic: { id: context.school.free.topic_id, chapter_id: 1 } },
    ])
    expect(body.content[2].created_at).toBe(context.clock().toISOString())
    const sum = amounts(body).reduce((one: number, other: number) => one + other)
    expect(body.meta).toMatchObject({ page: 1, size: 20, total: 3, balance: sum })
    expect((await visitor.get('/me')).body.dolars).toBe(sum)
  })

  it('say why an earlier payment was adjusted, also where the entry is from before reasons were recorded', async () => {
    const { user, get } = await context.arrive()
    const references = ['1/2', '1/3/OBJECTION', '2/2', '2/3/CORRECTION', '2/4/OBJECTION', '2/5/UNKNOWN']
    for (const [step, reference] of references.entries()) {
      const reason = reference.startsWith('1') ? 'TOPIC' : 'TEST'
      const created_at = new Date(Date.UTC(2026, 2, 1, 10, step))
      await context.db.insert(ledger).values({ user_id: user.id, amount: 1, reason, reference, created_at })
    }
    const { body } = await get('/me/dollars')
    const adjustments = body.content.map(({ adjustment }: Json) => adjustment).toReversed()
    expect(adjustments).toEqual(['OBJECTION', 'OBJECTION', 'RESULT', 'CORRECTION', 'OBJECTION', 'RESULT'])
  })

  it('link neither to a topic that is no longer published nor to a test that was taken back', async () => {
    const { user, get } = await context.arrive()
    const { topic_id } = await addPractice(context.db, { chapter_id: 1, position: 91 })
    await context.db.update(topics).set({ published: false }).where(eq(topics.id, topic_id))
    const config_test_id = await addTest(context, { name: 'Taken back' })
    const head = { user_id: user.id, config_test_id, kind: 'TEST', status: 'FINISHED', show_feedback: true } as const
    const [test] = await context.db
      .insert(tests)
      .values({ ...head, recalled_at: context.clock() })
      .returning()
    const common = { user_id: user.id, amount: 1, created_at: context.clock() }
    await context.db.insert(ledger).values([
      { ...common, reason: 'TOPIC', reference: String(topic_id) },
      { ...common, reason: 'TEST', reference: String(test?.id) },
    ])
    expect((await get('/me/dollars')).body.content).toMatchObject([
      { title: 'Taken back', test_id: null },
      { title: expect.stringMatching(/./), topic: null },
    ])
  })

  it('are empty at first', async () => {
    const { get } = await context.arrive({ profile: 'TEACHER' })
    expect((await get('/me/dollars')).body).toMatchObject({
      content: [],
      meta: { page: 1, size: 20, total: 0, balance: 0 },
    })
  })

  it('come newest first, of one time the last written first, in pages without a gap; every page has the whole balance', async () => {
    const { user, get } = await context.arrive()
    const stranger = await context.arrive()
    await give(context.db, stranger.user.id, 1000, '2026-03-01T10:00:00Z')
    for (const [amount, time] of [
      [1, '11:00'],
      [2, '10:00'],
      [3, '12:00'],
      [4, '12:00'],
      [-5, '09:00'],
    ] as const) {
      await give(context.db, user.id, amount, `2026-03-01T${time}:00Z`)
    }
    const pages = await Promise.all([1, 2, 3, 4].map((page) => get(`/me/dollars?page=${page}&size=2`)))
    expect(pages.map(({ body }) => amounts(body))).toEqual([[4, 3], [1, 2], [-5], []])
    for (const { body } of pages) expect(body.meta).toMatchObject({ total: 5, balance: 5 })
  })

  it('cost two queries a page beside the session’s, whatever is on it', async () => {
    const { user, get } = await context.arrive()
    const cost = () => countQueries(() => get('/me/dollars'))
    expect(await cost()).toBe(3)
    for (let count = 10; count < 40; count += 1) await give(context.db, user.id, 1, `2026-03-01T11:${count}:00Z`)
    expect(await cost()).toBe(3)
  })
})
