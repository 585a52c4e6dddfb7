import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
  await context.db.execute(sql`analyze`)
})
afterAll(() => context.close())

/** Returns the plan of the last query on a table, with the parameters of that query. */
async function planOf(table: string): Promise<string> {
  const { query, params } = heard.findLast((one) => one.query.includes(`from "${table}"`)) ?? { query: '', params: [] }
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
  const plan = await planOf('notifications')
  expect(plan).toMatch(new RegExp(`Scan.* ${index}\\b`))
  expect(plan).not.toMatch(/Seq Scan on notifications\b/)
})
