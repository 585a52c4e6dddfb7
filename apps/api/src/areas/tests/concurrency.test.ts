import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answers, ledger, notifications, tests } from '../../db/schema/index.ts'
import { databases, createServerOn, type ServerOn } from '../../testing/databases.ts'
import { right } from '../../testing/question-types.ts'
import { addTest, examine } from '../../testing/timed.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'
import { closeOverdue } from './expire.ts'

const minute = 60_000

describe.each(databases)('at once, on %s', (database) => {
  let context: ServerOn
  beforeAll(async () => {
    context = await createServerOn(database)
  })
  afterAll(() => context.close())

  const passing = ['UNIQUE_ALTERNATIVE', 'MULTIPLE_ALTERNATIVE', 'COMPLETE_LETTERS', 'COMPLETE_WORD'] as const
  async function begin() {
    const examined = await examine(context)
    await examined.test.start()
    for (const type of passing) await examined.test.save(type)
    return examined
  }
  const paidTo = (user_id: number) => context.db.select().from(ledger).where(eq(ledger.user_id, user_id))
  const clerk = () => ({ db: context.db, clock: context.clock, canWrite: async () => true })

  it('starting ten times is one start', async () => {
    const { test } = await examine(context)
    const started = await runConcurrently(10, test.start)
    const seen = started.map(({ status, body }) => [status, body.status, body.start_at, body.end_at].join(' '))
    expect(new Set(seen).size).toBe(1)
    expect(seen[0]).toContain('200 STARTED')
  })

  it('finishing ten times is one result and one payment', async () => {
    const { test, visitor } = await begin()
    const finished = await runConcurrently(10, test.finish)
    const results = finished.map(({ status, body }) => JSON.stringify([status, body.finish_at, body.feedback]))
    expect(new Set(results).size).toBe(1)
    const earned = finished.map(({ body }) => Number(body.earned)).filter((amount) => amount > 0)
    expect(earned).toHaveLength(1)
    expect(await paidTo(visitor.user.id)).toMatchObject([{ amount: earned[0], reason: 'TEST' }])
  })

  it('answers that race with finishing are either counted or refused, never lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { test } = await examine(context)
      await test.start()
      const racing = [...passing.slice(0, 2).map((type) => test.save(type)), test.finish()]
      racing.push(...passing.slice(2).map((type) => test.save(type)))
      const statuses = (await Promise.all(racing)).map(({ status }) => status)
      expect(statuses.every((status) => status === 200 || status === 412)).toBe(true)
      const kept = statuses.filter((status) => status === 200).length - 1
      expect((await test.finish()).body.feedback).toMatchObject({ correct: kept, blank: 6 - kept })
      expect(await context.db.$count(answers, eq(answers.test_id, test.id))).toBe(kept)
    }
  })

  it('expiry that races with finishing, saving and itself is one result, at the end exactly, and one payment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { test, visitor } = await begin()
      context.wait(10 * minute)
      const closing = [closeOverdue(clerk()), closeOverdue(clerk())]
      const asked = [test.finish(), test.save('OPEN_ANSWER'), test.info(), test.save('MULTIPLE_OPTIONS'), test.finish()]
      const answered = await Promise.all(asked)
      await Promise.all(closing)
      expect(answered.map(({ status }) => status)).toEqual([200, 412, 200, 412, 200])
      const { body } = await test.read()
      expect(body).toMatchObject({
        status: 'FINISHED_EXPIRED',
        finish_at: body.end_at,
        feedback: { correct: 4, blank: 2 },
      })
      expect(await paidTo(visitor.user.id)).toHaveLength(1)
    }
  })

  it('two processes that close the same tests close each once', async () => {
    const begun = await runConcurrently(6, begin)
    context.wait(10 * minute)
    const second = context.second()
    const other = { ...clerk(), db: second?.db ?? context.db }
    await Promise.all([closeOverdue(clerk()), closeOverdue(other), closeOverdue(clerk()), closeOverdue(other)])
    await second?.close()
    for (const { test, visitor } of begun) {
      const [row] = await context.db.select().from(tests).where(eq(tests.id, test.id))
      expect(row).toMatchObject({ status: 'FINISHED_EXPIRED', correct: 4 })
      expect(row?.finish_at).toEqual(row?.end_at)
      expect(await paidTo(visitor.user.id)).toHaveLength(1)
    }
  })

  it('one test sent ten times to the same students is one test and one notification each', async () => {
    const [teacher, ...students] = [
      await context.arrive({ profile: 'TEACHER' }),
      ...(await runConcurrently(3, () => context.arrive())),
    ]
    const path = `/config_tests/${await addTest(context)}/send`
    const ids = students.map(({ user }) => user.id)
    const orders = [ids, ids.toReversed()]
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) => teacher.post(path, { user_ids: orders[index % 2] })),
    )
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
    expect(sent.flatMap(({ body }) => body.content)).toHaveLength(3)
    for (const user_id of ids) {
      expect(await context.db.$count(tests, eq(tests.user_id, user_id))).toBe(1)
      const told = and(eq(notifications.user_id, user_id), eq(notifications.type, 'TEST_AVALIABLE'))
      expect(await context.db.$count(notifications, told)).toBe(1)
    }
  })

  it('the same answer twenty times is one row, and flags at once are all saved', async () => {
    const { test } = await begin()
    const saved = await runConcurrently(20, () => test.save('OPEN_ANSWER'))
    expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await context.db.$count(answers, eq(answers.test_id, test.id))).toBe(passing.length + 1)
    await Promise.all([...passing, ...passing].map((type) => test.flag(type, true)))
    const [row] = await context.db.select().from(tests).where(eq(tests.id, test.id))
    expect(row?.flagged).toHaveLength(passing.length)
    expect(Object.keys(right).length).toBeGreaterThan(passing.length)
  })
})
