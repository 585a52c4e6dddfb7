import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notifications } from '../../db/schema/index.ts'
import { batch } from '../../jobs/in-batches.ts'
import { addPeople } from '../../testing/crowd.ts'
import { jobsDone } from '../../testing/mails.ts'
import { messageTo } from '../../testing/messages.ts'
import { openTestDatabase } from '../../testing/postgres.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

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

const all = 5000
/** Begin and commit, lock and update of the message, receivers, counts, notifications, and the mails. */
const queriesOfBatch = 12

it(`${all} receivers cost a few queries for each hundred of them, and each gets one notification`, async () => {
  const teacher = await context.arrive({ profile: 'TEACHER' })
  await addPeople(context.db, all)
  const body = messageTo({ unity_ids: [1], profiles: ['STUDENT'] }, { mail: true })
  queries = 0
  const sent = await teacher.post('/messages', body)
  expect([sent.status, sent.body.status]).toEqual([200, 'SENDING'])
  await jobsDone(context.db, 110_000)
  expect(queries).toBeLessThan(60 + (all / batch) * queriesOfBatch)
  expect((await teacher.get(`/messages/${sent.body.id}`)).body).toMatchObject({ receivers: all, done: all })
  expect(await context.db.$count(notifications, eq(notifications.message_id, sent.body.id))).toBe(all)
  queries = 0
  const recalled = await teacher.post(`/messages/${sent.body.id}/recall`)
  expect(recalled.body.status).toBe('RECALLED')
  expect(queries).toBeLessThan(30)
  expect(await context.db.$count(notifications)).toBe(0)
}, 120_000)
