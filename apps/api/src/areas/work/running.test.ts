import { limits } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openUnit } from '../../testing/corrected.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'

const count = limits.workTests + 3
let context: TestServer
let teacher: Visitor
let admin: Visitor
beforeAll(async () => {
  context = await createTestServer()
  const { db } = context
  const { unity_id, ...unit } = await openUnit(context)
  teacher = unit.teacher
  admin = await context.arrive({ admin: true })
  await db.execute(sql`
    insert into users (name, email, unity_id)
    select 'Ana ' || n, 'ana' || n || '@example.com', ${unity_id}::int from generate_series(1, ${count + 4}::int) n`)
  await db.execute(sql`
    insert into user_unities select id, unity_id from users where name like 'Ana %'
    union all select id, 1 from users where name in ('Ana 1', 'Ana 2')`)
  await db.execute(sql`insert into config_tests (id, name, minutes, test_type) values (99, 'Check', 30, 'CLOSED')`)
  // The first has no limit, the last are over, not started, recalled, or finished.
  await db.execute(sql`
    insert into tests (user_id, config_test_id, kind, show_feedback, status, recalled_at, end_at)
    select id, 99, 'TEST', true, case n when ${count + 2}::int then 'PENDING' when ${count + 4}::int then 'FINISHED' else 'STARTED' end,
      case when n = ${count + 3}::int then now() end,
      case when n > 1 then ${context.clock().toISOString()}::timestamptz
        + interval '1 minute' * case n when ${count + 1}::int then -1 else n end end
    from (select id, substr(name, 5)::int as n from users where name like 'Ana %') as students`)
})
afterAll(() => context.close())

it.each(['a teacher', 'an administrator'])(
  'those that end first are named to %s, and all that run are counted, each once',
  async (who) => {
    const { body } = await (who === 'a teacher' ? teacher : admin).get('/me/work')
    const names = body.running.map(({ student }: Json) => student.name)
    expect(names).toEqual(Array.from({ length: limits.workTests }, (_, n) => `Ana ${n + 2}`))
    const item = body.items.find(({ kind }: Json) => kind === 'RUNNING_TESTS')
    expect(item).toMatchObject({ count, oldest_at: body.running[0].end_at })
  },
)

it('a test with another end takes its new place', async () => {
  const later = new Date(context.clock().getTime() + 3 * 3_600_000)
  await context.db.execute(sql`
    update tests set end_at = ${later.toISOString()}::timestamptz from users where users.id = user_id and name = 'Ana 2'`)
  for (const reader of [teacher, admin]) {
    const { body } = await reader.get('/me/work')
    expect(body.running[0].student.name).toBe('Ana 3')
  }
})
