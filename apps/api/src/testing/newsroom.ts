import { sql } from 'drizzle-orm'
import { createTestServer } from './test-server.ts'
import { openPostgres } from './postgres.ts'
import { addPerson } from './school.ts'

// A server for `npm run bench` with as many articles as its last argument says: every tenth matches the search for a
// kettle, all match the school.
const total = Number(process.argv.at(-1))
const postgres = process.argv.includes('--postgres') ? await openPostgres() : undefined
const context = await createTestServer(postgres)
const author = await addPerson(context.db, { email: 'reader@example.com' })
await context.db.execute(sql`
  insert into articles (title, short_description, description, author_id, tags, created_at)
  select 'Article ' || number, 'What happens at the school' || case when number % 10 = 0 then ', and a kettle' else '' end,
    repeat('<p>A story of some length about the house.</p>', 40), ${author.id}::int,
    array['school', 'tag ' || number % 10], now() - number * interval '1 hour'
  from generate_series(1, ${total}::int) number`)
await context.db.execute(sql`analyze articles`)
process.once('SIGTERM', () => void context.close().then(() => postgres?.stop()))
console.log(`The newsroom is ready on ${await context.server.listen({ port: 0, host: '127.0.0.1' })}`)
