import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, tests } from '../../db/schema/index.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { practise } from '../../testing/journey.ts'
import { examine, sit } from '../../testing/timed.ts'

let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const rowOf = async (id: number) => (await context.db.select().from(tests).where(eq(tests.id, id)))[0]
type Sitting = Awaited<ReturnType<typeof examine>>['test']

/** A running test with a saved answer. */
async function begin() {
  const examined = await examine(context)
  await examined.test.start()
  await examined.test.save('COMPLETE_WORD')
  return examined
}

describe('what is not one’s own', () => {
  const calls: [string, (test: Sitting) => Promise<{ status: number }>][] = [
    ['info', (test) => test.info()],
    ['start', (test) => test.start()],
    ['exercises', (test) => test.read()],
    ['finish', (test) => test.finish()],
    ['flags', (test) => test.flag('OPEN_ANSWER', true)],
    ['save', (test) => test.save('OPEN_ANSWER')],
  ]
  it.each(calls)('is not found, and stays as it is: %s', async (name, call) => {
    const { test } = name === 'start' ? await examine(context) : await begin()
    const before = await rowOf(test.id)
    const strangers = await Promise.all([context.arrive(), context.arrive({ profile: 'TEACHER' })])
    for (const stranger of strangers) expect((await call(sit(stranger, context, test.id))).status).toBe(404)
    expect((await call(sit(strangers[0], context, 999_999))).status).toBe(404)
    expect(await rowOf(test.id)).toEqual(before)
    expect(await context.db.$count(answers, and(eq(answers.test_id, test.id)))).toBe(
      before?.status === 'PENDING' ? 0 : 1,
    )
  })

  it.each(calls.filter(([name]) => name !== 'save'))('nor is a practice a test: %s', async (_, call) => {
    const visitor = await context.arrive()
    const { body } = await practise(visitor, context.school.free).read()
    expect((await call(sit(visitor, context, body.id))).status).toBe(404)
    expect((await rowOf(body.id))?.status).toBe('STARTED')
  })
})
