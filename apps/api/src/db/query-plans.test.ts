import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readNotifications } from '../areas/notifications/mark-read.ts'
import { listNotifications } from '../areas/notifications/pages.ts'
import { openTestDatabase } from '../testing/postgres.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

const heard: { query: string; params: unknown[] }[] = []
const logQuery = (query: string, params: unknown[]) => void heard.push({ query, params })
let context: TestServer
let user_id: number
beforeAll(async () => {
  context = await createTestServer({ connection: await openTestDatabase({ logQuery }) })
  user_id = (await context.arrive()).user.id
  for (let count = 0; count < 20; count += 1) await context.arrive()
  // A school in its third year: a thousand notifications per user, of which a few are unread.
  await context.db.execute(sql`
    insert into notifications (user_id, number, type, title, read, created_at)
    select users.id, n, 'REMEMBER', 'A class', n % 50 > 0, now() from users, generate_series(1, 1000) n`)
  await context.db.execute(sql`
    insert into notification_counts (user_id, total, unread) select id, 1000, 20 from users
    on conflict (user_id) do update set total = 1000, unread = 20`)
  // Each has two hundred messages of the school among them, has not read four, and one is being recalled.
  await context.db.execute(sql`
    insert into messages (press, text_en, audience, send_at, created_at, receivers, finished_at, removed_until)
    select n, repeat('A class. ', 90), '{}', now(), now(), 21, now(), case when n = 7 then 0 end
    from generate_series(1, 2000) n`)
  await context.db.execute(sql`
    insert into message_receivers (message_id, user_id, notified_at, read_at)
    select messages.id, users.id, now(), case when messages.id % 50 > 0 then now() end
    from messages, users where messages.id <= 200`)
  await context.db.execute(sql`update notifications set message_id = number / 5 where number % 5 = 0`)
  await context.db.execute(sql`analyze`)
})
afterAll(() => context.close())

/** Returns the plan of the last query with some words, with the parameters of that query. */
async function planOf(words: string): Promise<string> {
  const { query, params } = heard.findLast((one) => one.query.includes(words)) ?? { query: '', params: [] }
  const chunks = query
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 ? sql`${params[Number(part) - 1]}` : sql.raw(part)))
  const { rows }: { rows: Record<string, string>[] } = Object(
    await context.db.execute(sql`explain ${sql.join(chunks)}`),
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

it.each([
  ['all', false, 'notifications_number'],
  ['the unread', true, 'notifications_unread'],
])('a page of %s notifications, which every tab asks for twice a minute, has its index', async (_, unread, index) => {
  const { content } = await listNotifications(context.db, user_id, { page: 1, size: 20, unread }, 'en')
  expect(content).toHaveLength(20)
  const plan = await planOf('from "notifications"')
  expect(plan).toMatch(new RegExp(`Scan.* ${index}\\b`))
  // The messages that are being recalled are found without a look at the others.
  expect(plan).toMatch(/Scan.* messages_removing\b/)
  expect(plan).not.toMatch(/Seq Scan on (notifications|messages)\b/)
})

it('what marks all as read is found by the messages that are unread', async () => {
  const { content } = await listNotifications(context.db, user_id, { page: 1, size: 20, unread: false }, 'en')
  await readNotifications(context.db, { id: content[0]?.id ?? 0, user_id }, context.clock())
  const plan = await planOf('update "message_receivers"')
  expect(plan).toMatch(/Scan.* message_receivers_unread\b/)
  expect(plan).not.toMatch(/Seq Scan/)
})
