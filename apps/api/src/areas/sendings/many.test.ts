import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notifications, sendings, tests } from '../../db/schema/index.ts'
import { addPeople } from '../../testing/crowd.ts'
import { openInMemory } from '../../testing/embedded.ts'
import { openTestHouse, type TestHouse } from '../../testing/house.ts'
import { jobsDone } from '../../testing/mails.ts'
import { addTest } from '../../testing/timed.ts'
import { batch, resumeSendings, sendingWorker } from './deliver.ts'

let house: TestHouse
let queries = 0
beforeAll(async () => {
  house = await openTestHouse({ connection: await openInMemory({ logQuery: () => (queries += 1) }) })
})
afterAll(() => house.close())

const all = 10_000
/** The transaction and the sending at both ends, who is there, what was missed, the tests, the counts, the news. */
const queriesOfBatch = 12

it(`${all} receivers cost a few queries for each hundred of them, and each gets one test and one notification`, async () => {
  const teacher = await house.arrive({ profile: 'TEACHER' })
  await addPeople(house.db, all)
  const config = await addTest(house)
  queries = 0
  const { status, body } = await teacher.post(`/config_tests/${config}/send`, { unity_ids: [1] })
  expect(status).toBe(200)
  expect(body).toMatchObject({ receivers: all, done: batch, sent: batch, finished_at: null })
  // The answer did not wait for the other nine thousand nine hundred.
  expect(queries).toBeLessThan(40)
  await jobsDone(house.db)
  expect(queries).toBeLessThan(40 + (all / batch) * queriesOfBatch)
  expect((await teacher.get(`/sendings/${body.id}`)).body).toMatchObject({ done: all, sent: all, pending: all })
  expect(await house.db.$count(tests, eq(tests.config_test_id, config))).toBe(all)
  expect(await house.db.$count(notifications)).toBe(all)
  queries = 0
  const recalled = await teacher.post(`/sendings/${body.id}/recall`)
  expect(recalled.body).toMatchObject({ pending: 0, recalled: all })
  expect(queries).toBeLessThan(30)
}, 120_000)

it('what a server that was killed has left is done by the next one, and nothing twice', async () => {
  const teacher = await house.arrive({ profile: 'TEACHER' })
  const user_ids = await addPeople(house.db, 2 * batch + 50)
  const config = await addTest(house)
  const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids: user_ids.slice(0, batch + 1) })
  await jobsDone(house.db)
  // As if it had ended after the first of them: its job is lost.
  const receiver_ids = sql`${sql.param(user_ids)}::int[]`
  await house.db
    .update(sendings)
    .set({ receiver_ids, receivers: user_ids.length, done: batch, finished_at: null })
    .where(eq(sendings.id, body.id))
  await resumeSendings({ db: house.db, jobs: house.jobs })
  await resumeSendings({ db: house.db, jobs: house.jobs })
  await jobsDone(house.db)
  expect((await teacher.get(`/sendings/${body.id}`)).body).toMatchObject({
    done: user_ids.length,
    sent: user_ids.length,
  })
  expect(await house.db.$count(tests, eq(tests.config_test_id, config))).toBe(user_ids.length)
})

it('waits while nothing can be written', async () => {
  const teacher = await house.arrive({ profile: 'TEACHER' })
  const user_ids = await addPeople(house.db, batch + 1)
  const { body } = await teacher.post(`/config_tests/${await addTest(house)}/send`, { user_ids })
  await jobsDone(house.db)
  const { db, clock, jobs } = house
  const full = sendingWorker({ db, clock, jobs, canWrite: async () => false })
  await expect(full({ sending_id: body.id }, 'job')).rejects.toMatchObject({ token: 'unavailable' })
})
