import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { openTestDatabase } from '../../testing/postgres.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { addTest } from '../../testing/timed.ts'
import { listMyTests } from '../tests/my-tests.ts'
import { readTodo } from './read.ts'
import { materialTypes } from '../../testing/material.ts'

const people = 100
/** Many rows are written in as many statements, each within the time that one may take on a busy machine. */
const parts = Array.from({ length: 10 }, (_, part) => part)
const heard: { query: string; params: unknown[] }[] = []
const logQuery = (query: string, params: unknown[]) => void heard.push({ query, params })
let context: TestServer
let student: AuthenticatedUser
let teacher: AuthenticatedUser

/** A school in its third year, in which almost everything is done. */
async function fill({ db, school }: TestServer, config: number): Promise<void> {
  const { topic_id } = school.free
  const exercise_ids = sql.param(materialTypes.map((type) => school.free.exercise(type)))
  await db.execute(sql`
    insert into tests (user_id, topic_id, config_test_id, kind, status, show_feedback, wrong)
    select users.id, case when n % 10 > 0 then ${topic_id}::int end, case when n % 10 = 0 then ${config}::int end,
      case when n % 10 > 0 then 'PRACTICE' else 'TEST' end, 'FINISHED', true, n % 3
    from users, generate_series(1, 100) n`)
  for (const part of parts)
    await db.execute(sql`
    insert into answers (test_id, exercise_id, text, gist, saved_at, answered_at, correct, corrected_by)
    select tests.id, exercise_id, 'Said', 'gist', now(), now(), case when tests.id % 500 > 0 then tests.id % 3 > 0 end,
      case when tests.id % 2 = 0 then ${teacher.id}::int end
    from tests, unnest(${exercise_ids}::int[]) exercise_id where tests.id % ${parts.length}::int = ${part}::int`)
  await db.execute(sql`
    insert into second_versions (answer_id, text, sent_at, evaluation)
    select id, 'Said', now(), case when id % 400 > 0 then 7 end from answers where id % 4 = 0`)
  for (const part of parts)
    await db.execute(sql`
    insert into objections (answer_id, exercise_id, gist, status, created_at)
    select id, exercise_id, 'gist', case when id % 500 > 0 then 'REFUSED' else 'WAITING' end, now() from answers
    where id % ${parts.length}::int = ${part}::int`)
  await db.execute(sql`
    insert into notifications (user_id, number, type, title, read, created_at)
    select users.id, n, 'MESSAGE', 'A class', n % 50 > 0, now() from users, generate_series(1, 200) n`)
  await db.execute(sql`
    insert into notification_counts (user_id, total, unread) select id, 200, 4 from users
    on conflict (user_id) do update set total = 200, unread = 4`)
  await db.execute(sql`
    insert into classes (unity_id, name, short_name, teacher_id, start_date, end_date, max_students)
    select 1, 'Class', 'TALK', ${teacher.id}::int, day, day + interval '1 hour', 9
    from generate_series('2023-03-02 08:00Z'::timestamptz, '2026-12-02 08:00Z'::timestamptz, interval '4 hours') day`)
  await db.execute(sql`
    insert into class_students (class_id, user_id, booked_at, ruled)
    select classes.id, users.id, now(), false from classes, users where (classes.id + users.id) % 50 = 0`)
  await db.execute(sql`analyze`)
}

const session = { roles: [], session_id: 1, wrote_at: null, chapter: 1, content_version: '', may_sit_test: false }

beforeAll(async () => {
  context = await createTestServer({ connection: await openTestDatabase({ logQuery }) })
  student = { ...(await context.arrive()).user, ...session }
  teacher = { ...(await context.arrive({ profile: 'TEACHER' })).user, ...session }
  student.roles.push('ROLE.SCHEDULE')
  await context.db.execute(sql`
    insert into users (name, email, unity_id)
    select 'Person', 'plan-' || n || '@example.com', 1 from generate_series(1, ${people}::int) n`)
  await context.db.execute(sql`
    insert into user_unities (user_id, unity_id) select id, 1 from users on conflict do nothing`)
  await fill(context, await addTest(context))
})
afterAll(() => context.close())

/** Returns the plan of a query with its parameters. */
async function planOf({ query, params }: (typeof heard)[number]): Promise<string> {
  const chunks = query
    .split(/\$(\d+)/)
    .map((part, index) => (index % 2 ? sql`${params[Number(part) - 1]}` : sql.raw(part)))
  const { rows }: { rows: Record<string, string>[] } = Object(
    await context.db.execute(sql`explain ${sql.join(chunks)}`),
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

it.each([
  ['a student’s to-do', () => readTodo(context, student), 4],
  ['a teacher’s to-do', () => readTodo(context, teacher), 6],
  ['a page of the own tests', () => listMyTests(context, student, { page: 1, size: 20 }), 2],
])('%s reads no table that grows from its beginning to its end', async (_, ask, count) => {
  heard.length = 0
  await ask()
  const asked = heard.slice()
  expect(asked).toHaveLength(count)
  for (const one of asked)
    expect(await planOf(one)).not.toMatch(
      /Seq Scan on (tests|answers|second_versions|objections|notifications|classes|class_students)\b/,
    )
})
