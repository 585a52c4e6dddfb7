import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes, ledger, notifications, tests } from '../../db/schema/index.ts'
import { databases, createServerOn, type ServerOn } from '../../testing/databases.ts'
import type { Visitor } from '../../testing/test-server.ts'
import { assignTest } from '../../testing/assigned-tests.ts'
import { addTest, sit } from '../../testing/timed.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'
import { closeOverdue } from '../tests/expire.ts'

const minute = 60_000
const passing = ['UNIQUE_ALTERNATIVE', 'MULTIPLE_ALTERNATIVE', 'COMPLETE_LETTERS', 'COMPLETE_WORD'] as const

describe.each(databases)('at once, on %s', (database) => {
  let context: ServerOn
  let teachers: [Visitor, Visitor]
  let config: number
  beforeAll(async () => {
    context = await createServerOn(database)
    config = await addTest(context)
    teachers = [await context.arrive({ profile: 'TEACHER' }), await context.arrive({ admin: true })]
  })
  afterAll(() => context.close())

  async function begin(config_test_id = config) {
    const visitor = await context.arrive()
    const test = sit(visitor, context, await assignTest(context, { user_id: visitor.user.id, config_test_id }))
    await test.start()
    for (const type of passing) await test.save(type)
    return { visitor, test }
  }
  const rowOf = async (id: number) => (await context.db.select().from(tests).where(eq(tests.id, id)))[0]
  const notesOf = (id: number) =>
    context.db.$count(changes, and(eq(changes.entity, 'tests'), eq(changes.entity_id, id)))
  /** Ten concurrent requests of two users. */
  const press = (path: string, body: object) =>
    Promise.all(Array.from({ length: 10 }, (_, index) => teachers[index % 2 === 0 ? 0 : 1].post(path, body)))

  it('a test that ten presses open again is opened once, and its student notified once', async () => {
    const { visitor, test } = await begin()
    await test.finish()
    const answered = await press(`/tests/${test.id}/reopen`, { minutes: 5 })
    const statuses = Map.groupBy(answered, ({ status }) => status)
    expect([statuses.get(200)?.length, statuses.get(409)?.length]).toEqual([1, 9])
    expect(await rowOf(test.id)).toMatchObject({ status: 'STARTED', minutes: 15 })
    expect(await notesOf(test.id)).toBe(1)
    const told = and(eq(notifications.user_id, visitor.user.id), eq(notifications.test_id, test.id))
    expect(await context.db.$count(notifications, told)).toBe(2)
  })

  it('minutes that are sent ten times are given once; of two different ones one succeeds, the other gets a conflict', async () => {
    const { test } = await begin()
    const answered = await press(`/tests/${test.id}/extend`, { minutes: 3, extra_minutes: 0 })
    expect(answered.every((answer) => answer.status === 200)).toBe(true)
    const row = await rowOf(test.id)
    expect(row).toMatchObject({ minutes: 13, extra_minutes: 3 })
    expect(Number(row?.end_at) - Number(row?.start_at)).toBe(13 * minute)
    expect(await notesOf(test.id)).toBe(1)
    const give = (by: Visitor, minutes: number) => by.post(`/tests/${test.id}/extend`, { minutes, extra_minutes: 3 })
    const both = await Promise.all([give(teachers[0], 4), give(teachers[1], 5)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect([7, 8]).toContain((await rowOf(test.id))?.extra_minutes)
  })

  it('more time that races with the end is given or refused, and the test agrees with it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { visitor, test } = await begin()
      const [answered] = await Promise.all([
        teachers[0].post(`/tests/${test.id}/extend`, { minutes: 5, extra_minutes: 0 }),
        test.finish(),
        teachers[1].post(`/tests/${test.id}/reopen`, { minutes: 5 }),
        test.save('OPEN_ANSWER'),
      ])
      expect([200, 409]).toContain(answered.status)
      await test.finish()
      const row = await rowOf(test.id)
      expect(row?.minutes).toBe(10 + 5 * (await notesOf(test.id)))
      expect(row).toMatchObject({ status: 'FINISHED', total: 6 })
      const paid = await context.db.select().from(ledger).where(eq(ledger.user_id, visitor.user.id))
      const { body } = await test.info()
      const sum = paid.reduce((all, { amount }) => all + amount, 0)
      expect(sum).toBe(body.feedback.percentage < 60 ? 0 : 20 + Math.round(body.feedback.percentage / 5))
    }
  })

  it('time after an outage is given once to each student, though two processes give it while tests are closed', async () => {
    const own = await addTest(context)
    const begun = await runConcurrently(6, () => begin(own))
    context.wait(8 * minute)
    const from = context.clock().toISOString()
    context.wait(4 * minute)
    const second = context.second()
    const clerk = { db: second?.db ?? context.db, clock: context.clock, canWrite: async () => true }
    const outage = { from, until: context.clock().toISOString() }
    const gifts = press(`/config_tests/${own}/give_back`, outage)
    await Promise.all([closeOverdue(clerk), gifts, closeOverdue(clerk)])
    await second?.close()
    const given = (await gifts).map((answer) => Number(answer.body.given))
    expect(given.reduce((all, some) => all + some, 0)).toBe(6)
    for (const { test } of begun) {
      expect(await rowOf(test.id)).toMatchObject({ status: 'STARTED', minutes: 12 })
      expect(await notesOf(test.id)).toBe(1)
    }
  })
})
