import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifications, tests } from '../../db/schema/index.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { jobsDone } from '../../testing/mails.ts'
import { assignTest } from '../../testing/assigned-tests.ts'
import { addTest, runJobsNow, sit } from '../../testing/timed.ts'
import { addUnity } from '../../testing/unit.ts'

const minute = 60_000

let context: TestServer
let teacher: Visitor
beforeAll(async () => {
  context = await createTestServer()
  teacher = await context.arrive({ profile: 'TEACHER' })
})
afterAll(() => context.close())

/** A visitor to whom a test was sent. */
async function deal(config_test_id: number) {
  const visitor = await context.arrive()
  return { visitor, ...sit(visitor, context, await assignTest(context, { user_id: visitor.user.id, config_test_id })) }
}
const rowOf = async (id: number) => (await context.db.select().from(tests).where(eq(tests.id, id)))[0]
const toldTo = (user_id: number, test_id: number) =>
  context.db.$count(notifications, and(eq(notifications.user_id, user_id), eq(notifications.test_id, test_id)))
const moment = (minutes: number) => new Date(context.clock().getTime() + minutes * minute).toISOString()
const comeJobs = async () => {
  await runJobsNow(context.db)
  await jobsDone(context.db)
}

describe('time given back after an outage', () => {
  it('is what each of them has lost: who runs gets it now, who was closed goes on, who handed in stays so', async () => {
    const config = await addTest(context)
    const [closed, done, running, later] = [
      await deal(config),
      await deal(config),
      await deal(config),
      await deal(config),
    ]
    await closed.start()
    await done.start()
    await done.finish()
    context.wait(6 * minute)
    await running.start()
    const from = moment(0)
    context.wait(6 * minute)
    const until = moment(0)
    await comeJobs()
    expect((await rowOf(closed.id))?.status).toBe('FINISHED_EXPIRED')
    await later.start()
    const path = `/config_tests/${config}/give_back`
    expect((await teacher.post(path, { from, until })).body).toEqual({ given: 2, reopened: 1 })
    // Four of the ten minutes were left when the outage began.
    const four = new Date(context.clock().getTime() + 4 * minute)
    expect(await rowOf(closed.id)).toMatchObject({ status: 'STARTED', end_at: four, minutes: 14 })
    expect(await rowOf(running.id)).toMatchObject({ status: 'STARTED', minutes: 16 })
    expect(await rowOf(done.id)).toMatchObject({ status: 'FINISHED', minutes: 10 })
    expect(await rowOf(later.id)).toMatchObject({ status: 'STARTED', minutes: 10 })
    expect(await toldTo(closed.visitor.user.id, closed.id)).toBe(2)
    expect(await toldTo(running.visitor.user.id, running.id)).toBe(1)
    expect((await teacher.post(path, { from, until })).body).toEqual({ given: 0, reopened: 0 })
    // The outage began a little earlier than first entered.
    const earlier = new Date(Date.parse(from) - minute).toISOString()
    expect((await teacher.post(path, { from: earlier, until })).body).toEqual({ given: 1, reopened: 0 })
    expect(await rowOf(closed.id)).toMatchObject({ minutes: 15 })
  })

  it('is none for time in which a test was closed', async () => {
    const config = await addTest(context)
    const test = await deal(config)
    await test.start()
    context.wait(10 * minute)
    await comeJobs()
    const from = moment(0)
    context.wait(30 * minute)
    const until = moment(0)
    await teacher.post(`/tests/${test.id}/reopen`, { minutes: 5 })
    const { body } = await teacher.post(`/config_tests/${config}/give_back`, { from, until })
    expect(body).toEqual({ given: 0, reopened: 0 })
  })

  it('is given to more than one handful, and to the teacher’s own students alone', async () => {
    const config = await addTest(context)
    const north = await addUnity(context.db, 'America/Manaus')
    const [near, far] = [await context.arrive(), await context.arrive({ unity_id: north })]
    const times = { start_at: context.clock(), end_at: new Date(context.clock().getTime() + 10 * minute) }
    const closed = {
      kind: 'TEST',
      status: 'FINISHED_EXPIRED',
      show_feedback: true,
      config_test_id: config,
      minutes: 10,
    } as const
    const people = await Promise.all(Array.from({ length: 55 }, () => context.arrive()))
    const rows = [near, ...people, far].map(({ user }) => ({ ...closed, ...times, user_id: user.id }))
    const made = await context.db.insert(tests).values(rows).returning()
    const from = moment(0)
    context.wait(3 * minute)
    const path = `/config_tests/${config}/give_back`
    expect((await teacher.post(path, { from, until: moment(0) })).body).toEqual({ given: 56, reopened: 56 })
    expect(await rowOf(made.at(-1)?.id ?? 0)).toMatchObject({ status: 'FINISHED_EXPIRED' })
  })

  it.each([
    ['still lasts', -1, 1],
    ['ends before it begins', -1, -2],
    ['lasts for days', -3000, -1],
  ])('is refused for an outage that %s', async (_, from, until) => {
    const config = await addTest(context)
    const outage = { from: moment(from), until: moment(until) }
    const { status, body } = await teacher.post(`/config_tests/${config}/give_back`, outage)
    expect([status, body.fields]).toEqual([412, { until: 'validation.outage' }])
  })
})
