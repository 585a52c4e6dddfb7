import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notifications } from '../../db/schema/index.ts'
import { batch } from '../../jobs/in-batches.ts'
import { addPeople } from '../../testing/crowd.ts'
import { jobsDone } from '../../testing/mails.ts'
import { messageTo, notificationsOf } from '../../testing/messages.ts'
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
/** Begin and commit, lock and update of the message, receivers, counts, notifications, and the mails; or their removal. */
const queriesOfBatch = 12

/** Locks the counts of the first receiver, for whom the job of a recall waits. */
async function holdFirst(message_id: number) {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = context.db.transaction(async (tx) => {
    await tx.execute(sql`
      select from notification_counts
      where user_id = (select min(user_id) from message_receivers where message_id = ${message_id}) for update`)
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const release = () => {
    released.resolve()
    return holding
  }
  return { release }
}

it(`${all} receivers cost a few queries for each hundred of them, and each gets one notification`, async () => {
  const teacher = await context.arrive({ profile: 'TEACHER' })
  await addPeople(context.db, all - 1)
  const reader = await context.arrive()
  const body = messageTo({ unity_ids: [1], profiles: ['STUDENT'] }, { mail: true })
  queries = 0
  const sent = await teacher.post('/messages', body)
  expect([sent.status, sent.body.status]).toEqual([200, 'SENDING'])
  await jobsDone(context.db, 110_000)
  expect(queries).toBeLessThan(60 + (all / batch) * queriesOfBatch)
  expect((await teacher.get(`/messages/${sent.body.id}`)).body).toMatchObject({ receivers: all, done: all })
  expect(await context.db.$count(notifications, eq(notifications.message_id, sent.body.id))).toBe(all)
  const held = await holdFirst(Number(sent.body.id))
  queries = 0
  const recalled = await teacher.post(`/messages/${sent.body.id}/recall`)
  expect(recalled.body.status).toBe('RECALLED')
  expect(queries).toBeLessThan(30)
  // At once for each receiver, while the job has removed none of them.
  expect((await notificationsOf(context, reader)).meta).toMatchObject({ total: 0, unread: 0 })
  expect(await context.db.$count(notifications)).toBe(all)
  queries = 0
  await held.release()
  await jobsDone(context.db, 110_000)
  expect(queries).toBeLessThan(60 + (all / batch) * queriesOfBatch)
  expect(await context.db.$count(notifications)).toBe(0)
}, 240_000)
