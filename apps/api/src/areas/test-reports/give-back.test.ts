import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifications, tests } from '../../db/schema/index.ts'
import { openTestHouse, type TestHouse, type Visitor } from '../../testing/house.ts'
import { jobsDone } from '../../testing/mails.ts'
import { dealTest } from '../../testing/sent.ts'
import { addTest, hurryJobs, sit } from '../../testing/timed.ts'
import { addUnity } from '../../testing/unit.ts'

const minute = 60_000

let house: TestHouse
let teacher: Visitor
beforeAll(async () => {
  house = await openTestHouse()
  teacher = await house.arrive({ profile: 'TEACHER' })
})
afterAll(() => house.close())

/** Somebody to whom a test was sent. */
async function deal(config_test_id: number) {
  const visitor = await house.arrive()
  return { visitor, ...sit(visitor, house, await dealTest(house, { user_id: visitor.user.id, config_test_id })) }
}
const rowOf = async (id: number) => (await house.db.select().from(tests).where(eq(tests.id, id)))[0]
const toldTo = (user_id: number, test_id: number) =>
  house.db.$count(notifications, and(eq(notifications.user_id, user_id), eq(notifications.test_id, test_id)))
const moment = (minutes: number) => new Date(house.clock().getTime() + minutes * minute).toISOString()
const comeJobs = async () => {
  await hurryJobs(house.db)
  await jobsDone(house.db)
}

describe('time given back after an outage', () => {
  it('is what each of them has lost: who runs gets it now, who was closed goes on, who handed in stays so', async () => {
    const config = await addTest(house)
    const [closed, done, running, later] = [
      await deal(config),
      await deal(config),
      await deal(config),
      await deal(config),
    ]
    await closed.start()
    await done.start()
    await done.finish()
    house.wait(6 * minute)
    await running.start()
    const from = moment(0)
    house.wait(6 * minute)
    const until = moment(0)
    await comeJobs()
    expect((await rowOf(closed.id))?.status).toBe('FINISHED_EXPIRED')
    await later.start()
    const path = `/config_tests/${config}/give_back`
    expect((await teacher.post(path, { from, until })).body).toEqual({ given: 2, reopened: 1 })
    // Four of the ten minutes were left when the school went out.
    const four = new Date(house.clock().getTime() + 4 * minute)
    expect(await rowOf(closed.id)).toMatchObject({ status: 'STARTED', end_at: four, minutes: 14 })
    expect(await rowOf(running.id)).toMatchObject({ status: 'STARTED', minutes: 16 })
    expect(await rowOf(done.id)).toMatchObject({ status: 'FINISHED', minutes: 10 })
    expect(await rowOf(later.id)).toMatchObject({ status: 'STARTED', minutes: 10 })
    expect(await toldTo(closed.visitor.user.id, closed.id)).toBe(2)
    expect(await toldTo(running.visitor.user.id, running.id)).toBe(1)
    expect((await teacher.post(path, { from, until })).body).toEqual({ given: 0, reopened: 0 })
    // It was out a little earlier than was thought.
    const earlier = new Date(Date.parse(from) - minute).toISOString()
    expect((await teacher.post(path, { from: earlier, until })).body).toEqual({ given: 1, reopened: 0 })
    expect(await rowOf(closed.id)).toMatchObject({ minutes: 15 })
  })

  it('is none for time in which a test was closed', async () => {
    const config = await addTest(house)
    const test = await deal(config)
    await test.start()
    house.wait(10 * minute)
    await comeJobs()
    const from = moment(0)
    house.wait(30 * minute)
    const until = moment(0)
    await teacher.post(`/tests/${test.id}/reopen`, { minutes: 5 })
    const { body } = await teacher.post(`/config_tests/${config}/give_back`, { from, until })
    expect(body).toEqual({ given: 0, reopened: 0 })
  })

  it('is given to more than one handful, and to the teacher’s own students alone', async () => {
    const config = await addTest(house)
    const north = await addUnity(house.db, 'America/Manaus')
    const [near, far] = [await house.arrive(), await house.arrive({ unity_id: north })]
    const times = { start_at: house.clock(), end_at: new Date(house.clock().getTime() + 10 * minute) }
    const closed = {
      kind: 'TEST',
      status: 'FINISHED_EXPIRED',
      show_feedback: true,
      config_test_id: config,
      minutes: 10,
    } as const
    const people = await Promise.all(Array.from({ length: 55 }, () => house.arrive()))
    const rows = [near, ...people, far].map(({ user }) => ({ ...closed, ...times, user_id: user.id }))
    const made = await house.db.insert(tests).values(rows).returning()
    const from = moment(0)
    house.wait(3 * minute)
    const path = `/config_tests/${config}/give_back`
    expect((await teacher.post(path, { from, until: moment(0) })).body).toEqual({ given: 56, reopened: 56 })
    expect(await rowOf(made.at(-1)?.id ?? 0)).toMatchObject({ status: 'FINISHED_EXPIRED' })
  })

  it.each([
    ['still lasts', -1, 1],
    ['ends before it begins', -1, -2],
    ['lasts for days', -3000, -1],
  ])('is refused for an outage that %s', async (_, from, until) => {
    const config = await addTest(house)
    const outage = { from: moment(from), until: moment(until) }
    const { status, body } = await teacher.post(`/config_tests/${config}/give_back`, outage)
    expect([status, body.fields]).toEqual([412, { until: 'validation.outage' }])
  })
})
