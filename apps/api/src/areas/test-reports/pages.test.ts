import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSending } from '../../testing/assigned-tests.ts'
import { openUnit } from '../../testing/corrected.ts'
import { readPages } from '../../testing/read-pages.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addTest } from '../../testing/timed.ts'

let context: TestServer
let teacher: Visitor
let admin: Visitor
let config: number
beforeAll(async () => {
  context = await createTestServer()
  const { unity_id, ...unit } = await openUnit(context)
  teacher = unit.teacher
  admin = await context.arrive({ admin: true })
  config = await addTest(context)
  const { db } = context
  for (let count = 0; count < 3; count += 1) await addSending(db, config, context.clock())
  await db.execute(sql`
    insert into users (name, email, unity_id)
    select 'Ana ' || n % 9, 'ana' || n || '@example.com', ${unity_id}::int from generate_series(1, 1200) n`)
  await db.execute(sql`
    insert into user_unities select id, unity_id from users where name like 'Ana %'
    union all select id, 1 from users where name like 'Ana 3%'`)
  await db.execute(sql`
    insert into tests (user_id, config_test_id, sending_id, kind, status, show_feedback, start_at, total, credit, waiting)
    select id, ${config}::int, nullif(id % 4, 0), 'TEST', 'FINISHED', true,
      case when id % 5 > 0 then timestamptz '2026-01-01T00:00:00Z' + interval '1 second' * (id % 7) end,
      2, id % 6 * 20, case when id % 3 = 0 then 2 else 0 end
    from users where name like 'Ana %'`)
})
afterAll(() => context.close())

/** The ids of all tests in an order. */
const inOrder = async (order: string) => {
  const rows = await context.db
    .select({ id: sql<number>`tests.id` })
    .from(sql`tests join users on users.id = user_id`)
    .where(sql`config_test_id is not null`)
    .orderBy(sql.raw(`${order}, tests.id desc`))
  return rows.map(({ id }) => id)
}
const result = 'case when waiting < 2 then credit / 2 end'

it.each([
  ['', 'sending_id desc nulls last'],
  ['&status=FINISHED', 'sending_id desc nulls last'],
  ['&term=ana', 'sending_id desc nulls last'],
  ['&sort=student', 'plain_text(users.name)'],
  ['&sort=-start_at', 'start_at desc nulls last'],
  ['&sort=start_at', 'start_at nulls last'],
  ['&sort=percentage', `${result} nulls last`],
])('the list%s leads to its last test and back, for a teacher and an administrator', async (query, order) => {
  const expected = await inOrder(order)
  expect(expected).toHaveLength(1200)
  expect(await readPages(teacher, '/tests', `config_test_id=${config}${query}`)).toEqual(expected)
  expect(await readPages(admin, '/tests', query.slice(1))).toEqual(expected)
})
