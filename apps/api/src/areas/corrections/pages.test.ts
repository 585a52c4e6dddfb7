import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openUnit } from '../../testing/corrected.ts'
import { readPages } from '../../testing/read-pages.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'

let context: TestServer
let teacher: Visitor
let admin: Visitor
/** The answers that wait, the oldest first. */
let expected: number[]
beforeAll(async () => {
  context = await createTestServer()
  const { unity_id, ...unit } = await openUnit(context)
  teacher = unit.teacher
  admin = await context.arrive({ admin: true })
  const { db, school } = context
  await db.execute(sql`
    insert into users (name, email, unity_id) select 'Ana', 'ana' || n || '@example.com', ${unity_id}::int from generate_series(1, 3) n`)
  await db.execute(sql`
    insert into user_unities select id, unity_id from users where name = 'Ana'
    union all select min(id), 1 from users where name = 'Ana'`)
  await db.execute(sql`
    insert into tests (user_id, topic_id, kind, status, show_feedback)
    select id, ${school.free.topic_id}::int, 'PRACTICE', 'FINISHED', true from users, generate_series(1, 400) where name = 'Ana'`)
  await db.execute(sql`
    insert into answers (test_id, exercise_id, text, saved_at, answered_at)
    select id, ${school.free.exercise('OPEN_ANSWER')}::int, 'Said', now(),
      timestamptz '2026-01-01T00:00:00Z' + interval '1 minute' * (id * 7919 % 500)
    from tests where status = 'FINISHED'`)
  const rows = await db
    .select({ id: sql<number>`id` })
    .from(sql`answers where correct is null and text = 'Said'`)
    .orderBy(sql`answered_at, id`)
  expected = rows.map(({ id }) => id)
})
afterAll(() => context.close())

it.each(['', '&second=false', '&book_id=1', '&chapter_id=1'])(
  'a queue%s leads to its last answer and back, for a teacher and an administrator',
  async (part) => {
    expect(expected).toHaveLength(1200)
    expect(await readPages(teacher, '/corrections', `queue=PRACTICE${part}`)).toEqual(expected)
    expect(await readPages(admin, '/corrections', `queue=PRACTICE${part}`)).toEqual(expected)
  },
)

it('a page further down without the cursor of one near it is refused in words', async () => {
  const { status, body } = await teacher.get('/corrections?queue=PRACTICE&size=50&page=22')
  expect([status, body.token]).toEqual([expect.any(Number), 'page.tooDeep'])
  expect((await teacher.get('/corrections?queue=PRACTICE&size=50&page=22&at=xyz')).status).toBe(412)
})
