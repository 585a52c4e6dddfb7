import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notifications, sendings, tests } from '../../db/schema/index.ts'
import { addPeople } from '../../testing/crowd.ts'
import { openTestDatabase } from '../../testing/postgres.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { jobsDone } from '../../testing/mails.ts'
import { addTest } from '../../testing/timed.ts'
import { batch } from '../../jobs/in-batches.ts'
import { resumeSendings, sendingWorker } from './deliver.ts'

let context: TestServer
let queries = 0
/** Counts the queries but those of `jobsDone`, which asks for the jobs again and again. */
function logQuery(query: string) {
  if (!query.includes('pgboss.job')) queries += 1
}
beforeAll(async () => {
  context = await createTestServer({ connection: await openTestDatabase({ logQuery }) })
})
afterAll(() => context.close())

const all = 10_000
/**
 * Transaction begin and commit, lock and update of the sending, receivers, expired tests, inserts, counts,
 * notifications.
 */
const queriesOfBatch = 12

it(`${all} receivers cost a few queries for each hundred of them, and each gets one test and one notification`, async () => {
  const teacher = await context.arrive({ profile: 'TEACHER' })
  await addPeople(context.db, all)
  const config = await addTest(context)
  queries = 0
  const { status, body } = await teacher.post(`/config_tests/${config}/send`, { unity_ids: [1] })
  expect(status).toBe(200)
  expect(body).toMatchObject({ receivers: all, sent: body.done, finished_at: null })
  // The job may deliver further batches before the response reads the sending.
  expect(body.done).toBeGreaterThanOrEqual(batch)
  expect(body.done).toBeLessThan(all)
  // The response did not wait for the other 9,900 receivers.
  expect(queries).toBeLessThan(40 + (body.done / batch - 1) * queriesOfBatch)
  await jobsDone(context.db, 110_000)
  expect(queries).toBeLessThan(40 + (all / batch) * queriesOfBatch)
  expect((await teacher.get(`/sendings/${body.id}`)).body).toMatchObject({ done: all, sent: all, pending: all })
  expect(await context.db.$count(tests, eq(tests.config_test_id, config))).toBe(all)
  expect(await context.db.$count(notifications)).toBe(all)
  queries = 0
  const recalled = await teacher.post(`/sendings/${body.id}/recall`)
  expect(recalled.body).toMatchObject({ pending: 0, recalled: all })
  expect(queries).toBeLessThan(30)
}, 120_000)

it('what a server that was killed has left is done by the next one, and nothing twice', async () => {
  const teacher = await context.arrive({ profile: 'TEACHER' })
  const user_ids = await addPeople(context.db, 2 * batch + 50)
  const config = await addTest(context)
  const { body } = await teacher.post(`/config_tests/${config}/send`, { user_ids: user_ids.slice(0, batch + 1) })
  await jobsDone(context.db)
  // As if the server had stopped after the first receiver: the job is lost.
  const receiver_ids = sql`${sql.param(user_ids)}::int[]`
  await context.db
    .update(sendings)
    .set({ receiver_ids, receivers: user_ids.length, done: batch, finished_at: null })
    .where(eq(sendings.id, body.id))
  await resumeSendings({ db: context.db, jobs: context.jobs })
  await resumeSendings({ db: context.db, jobs: context.jobs })
  await jobsDone(context.db)
  expect((await teacher.get(`/sendings/${body.id}`)).body).toMatchObject({
    done: user_ids.length,
    sent: user_ids.length,
  })
  expect(await context.db.$count(tests, eq(tests.config_test_id, config))).toBe(user_ids.length)
})

it('waits while nothing can be written', async () => {
  const teacher = await context.arrive({ profile: 'TEACHER' })
  const user_ids = await addPeople(context.db, batch + 1)
  const { body } = await teacher.post(`/config_tests/${await addTest(context)}/send`, { user_ids })
  await jobsDone(context.db)
  const { db, clock, jobs } = context
  const full = sendingWorker({ db, clock, jobs, canWrite: async () => false })
  await expect(full({ sending_id: body.id }, 'job')).rejects.toMatchObject({ token: 'unavailable' })
})
