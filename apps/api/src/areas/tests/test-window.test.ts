import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tests } from '../../db/schema/index.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { examine, sit } from '../../testing/timed.ts'

const minute = 60_000
let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

const refused = (token: string) => ({ status: 412, body: { token } })
const at = (minutes: number) => new Date(context.clock().getTime() + minutes * minute)
const set = (id: number, values: Partial<typeof tests.$inferInsert>) =>
  context.db.update(tests).set(values).where(eq(tests.id, id))
type Sitting = Awaited<ReturnType<typeof examine>>['test']

describe('a test that was sent for a certain time', () => {
  it('says when that is, and starts neither before nor after', async () => {
    const { test } = await examine(context)
    const window = { opens_at: at(5), closes_at: at(60) }
    await set(test.id, window)
    expect((await test.info()).body).toMatchObject({
      opens_at: window.opens_at.toISOString(),
      closes_at: window.closes_at.toISOString(),
    })
    expect(await test.start()).toMatchObject(refused('test.notOpen'))
    expect((await test.info()).body).toMatchObject({ status: 'PENDING', start_at: null })
    context.wait(60 * minute)
    expect(await test.start()).toMatchObject(refused('test.closed'))
    expect((await test.info()).body).toMatchObject({ status: 'PENDING', start_at: null })
  })

  it('keeps its minutes where it closes while it runs', async () => {
    const { test } = await examine(context)
    await set(test.id, { opens_at: at(0), closes_at: at(1) })
    const { body } = await test.start()
    expect(body).toMatchObject({ status: 'STARTED', end_at: at(10).toISOString() })
    context.wait(9 * minute)
    expect((await test.start()).status).toBe(200)
    expect((await test.save('COMPLETE_WORD')).status).toBe(200)
    expect((await test.finish()).body).toMatchObject({ status: 'FINISHED' })
  })
})

const calls: [string, (test: Sitting) => Promise<{ status: number }>][] = [
  ['info', (test) => test.info()],
  ['start', (test) => test.start()],
  ['exercises', (test) => test.read()],
  ['finish', (test) => test.finish()],
  ['flags', (test) => test.flag('OPEN_ANSWER', true)],
  ['save', (test) => test.save('OPEN_ANSWER')],
]
it.each(calls)('a test that was taken back is not found by its student: %s', async (_, call) => {
  const { test } = await examine(context)
  await set(test.id, { recalled_at: context.clock() })
  expect((await call(test)).status).toBe(404)
})

it('a test that was taken back may be sent again', async () => {
  const { test, teacher, visitor, config } = await examine(context)
  await set(test.id, { recalled_at: context.clock() })
  const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids: [visitor.user.id] })
  expect((await sit(visitor, context, body.content[0].id).start()).status).toBe(200)
})
