import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { createTestServer } from './test-server.ts'
import { openPostgres } from './postgres.ts'
import { addPerson } from './school.ts'

// A server for `npm run bench`: few@example.com has 100 notifications, many@example.com 100,000; every third is unread.
async function addNotified(db: Db, name: string, total: number): Promise<void> {
  const { id } = await addPerson(db, { email: `${name}@example.com` })
  await db.execute(sql`
    insert into notifications (user_id, number, type, title, message, read, created_at)
    select ${id}::int, number, 'MESSAGE', 'Title ' || number, 'What the school says.', number % 3 > 0, now()
    from generate_series(1, ${total}::int) number`)
  await db.execute(sql`
    insert into notification_counts (user_id, total, unread)
    select user_id, count(*), count(*) filter (where not read) from notifications where user_id = ${id} group by user_id`)
}

const postgres = process.argv.includes('--postgres') ? await openPostgres() : undefined
const context = await createTestServer(postgres)
await addNotified(context.db, 'few', 100)
await addNotified(context.db, 'many', 100_000)
process.once('SIGTERM', () => void context.close().then(() => postgres?.stop()))
console.log(`The notified are ready on ${await context.server.listen({ port: 0, host: '127.0.0.1' })}`)
