import { sql } from 'drizzle-orm'
import { createTestServer } from './test-server.ts'
import { openPostgres } from './postgres.ts'
import { addPerson } from './school.ts'

// A server for `npm run bench` with as many exercises as its last argument says, ten per topic; twenty of them match
// the search for a kettle, whatever their number.
const total = Number(process.argv.at(-1))
const postgres = process.argv.includes('--postgres') ? await openPostgres() : undefined
const context = await createTestServer(postgres)
const { db } = context
await addPerson(db, { email: 'office@example.com', admin: true })
await db.execute(sql`
  insert into topics (id, chapter_id, position, name, type)
  select 100000 + number, (select min(id) from chapters), number, 'Topic ' || number, 'EXERCISE'
  from generate_series(1, ${total / 10}::int) number`)
// Inserts in batches, so that no statement exceeds the time-out.
const parcel = 5000
for (let from = 1; from <= total; from += parcel)
  await db.execute(sql`
    insert into exercises (topic_id, position, type, title, question, alternatives, correct_alternatives)
    select 100000 + (number + 9) / 10, number % 10 + 1, 'UNIQUE_ALTERNATIVE',
      'Exercise ' || md5(number::text), repeat('<p>What is in the house today?</p>', 10)
        || case when number % ${total / 20}::int = 0 then '<p>A kettle.</p>' else '' end,
      '[{"id":1,"title":"A chair"},{"id":2,"title":"A cloud"}]', '{1}'
    from generate_series(${from}::int, ${Math.min(total, from + parcel - 1)}::int) number`)
await db.execute(sql`vacuum analyze exercises`)
process.once('SIGTERM', () => void context.close().then(() => postgres?.stop()))
console.log(`The bank is ready on ${await context.server.listen({ port: 0, host: '127.0.0.1' })}`)
