import { sql } from 'drizzle-orm'
import { config_tests, exercises } from '../db/schema/index.ts'
import { hashToken } from '../plugins/session.ts'
import { createTestServer } from './test-server.ts'
import { openPostgres } from './postgres.ts'

// A server for `npm run bench`: as many students as its argument says have the same test of twenty exercises. The token
// student-n signs in the student of test number n. PUT /bare measures the cost of a bare insert over the same pool.
const students = Number(process.argv[2])
const postgres = await openPostgres()
const context = await createTestServer({
  connection: postgres.connection,
  onRoute({ method, url }) {
    if (method !== 'GET' || url !== '/healthz') return
    this.put<{ Body: { exercise_id: number; answer_text: string } }>('/bare', async ({ body }) => {
      const { exercise_id, answer_text } = body
      await this.context.db.execute(sql`insert into bare values (${exercise_id}, ${answer_text}, ${new Date()})`)
      return { exercise_id }
    })
  },
})
const { db, school } = context
await db.execute(sql`create table bare (exercise_id int not null, text text not null, saved_at timestamptz not null)`)

const made = await db
  .insert(exercises)
  .values(
    Array.from({ length: 20 }, (_, index) => ({
      topic_id: school.free.topic_id,
      position: 100 + index,
      type: 'OPEN_ANSWER' as const,
      title: `Text ${index + 1}`,
    })),
  )
  .returning({ id: exercises.id })
const ids = made.map(({ id }) => id)
const [config] = await db
  .insert(config_tests)
  .values({ name: 'The check', minutes: 60, test_type: 'GENERAL' })
  .returning()

const numbers = Array.from({ length: students }, (_, index) => index + 1)
const hashes = numbers.map((number) => hashToken(`student-${number}`))
await db.execute(sql`
  insert into users (id, name, email, unity_id)
  select 1000 + n, 'Student ' || n, 'student-' || n || '@example.com', 1 from generate_series(1, ${students}::int) n`)
await db.execute(sql`
  insert into sessions (token_hash, user_id, unity_id, created_at, last_seen_at, expires_at)
  select hash, 1000 + n, 1, ${context.clock().toISOString()}, ${context.clock().toISOString()},
    ${context.clock().toISOString()}::timestamptz + interval '1 day'
  from unnest(${sql.param(hashes)}::text[]) with ordinality as list (hash, n)`)
await db.execute(sql`
  insert into tests (id, user_id, config_test_id, kind, status, show_feedback, exercise_ids, minutes)
  select n, 1000 + n, ${config?.id ?? 0}::int, 'TEST', 'PENDING', true, ${sql.param(ids)}::int[], 60
  from generate_series(1, ${students}::int) n`)
await db.execute(sql`analyze`)

process.once('SIGTERM', () => void context.close().then(postgres.stop))
console.log(`The students are ready on ${await context.server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 })}`)
