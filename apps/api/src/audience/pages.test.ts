import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendNow } from '../testing/messages.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../testing/test-server.ts'
import { addUnity } from '../testing/unit.ts'

let context: TestServer
let teacher: Visitor
let admin: Visitor
/** The ids of the students of the own unit by name. */
let expected: number[]
beforeAll(async () => {
  context = await createTestServer()
  const { db } = context
  const elsewhere = await addUnity(db, 'America/Recife')
  await db.execute(sql`
    with added as (
      insert into users (name, email, unity_id, created_at)
      select 'Ana ' || n % 300, 'ana' || n || '@example.com', case when n <= 1200 then 1 else ${elsewhere}::int end, now()
      from generate_series(1, 1300) n returning id, unity_id
    ) insert into user_unities (user_id, unity_id) select id, unity_id from added`)
  teacher = await context.arrive({ profile: 'TEACHER' })
  admin = await context.arrive({ profile: 'TEACHER', admin: true })
  const rows = await db
    .select({ id: sql<number>`id` })
    .from(sql`users where name like 'Ana %' and unity_id = 1 order by plain_text(name), id`)
  expected = rows.map(({ id }) => id)
})
afterAll(() => context.close())

const idsOf = ({ content }: Json): number[] => content.map(({ id }: Json) => id)

async function readPages(visitor: Visitor, path: string, pages: number) {
  const found: number[] = []
  for (let page = 1; page <= pages; page += 1) {
    const { body } = await visitor.get(`${path}size=50&page=${page}`)
    found.push(...idsOf(body))
  }
  return found
}

describe.each(['/audiences/students?', '/messages/people?'])('%s', (path) => {
  it('shows a thousand of the people of the own units by name, and says that there are more', async () => {
    expect(await readPages(teacher, `${path}term=ana&`, 20)).toEqual(expected.slice(0, 1000))
    expect((await teacher.get(`${path}term=ana`)).body.meta).toEqual({ page: 1, size: 20, total: 1000, more: true })
    expect(await teacher.get(`${path}term=ana&size=50&page=21`)).toMatchObject({
      status: 412,
      body: { token: 'page.tooDeep' },
    })
  })

  it('shows those of every unit to an administrator, whom a narrower search leads to each', async () => {
    const all = await readPages(admin, `${path}term=ana&`, 4)
    const own = all.filter((id) => expected.includes(id))
    expect(own).toEqual(expected.slice(0, own.length))
    expect(own.length).toBeLessThan(all.length)
    expect((await admin.get(`${path}term=ana+299`)).body.meta).toMatchObject({ total: 4, more: false })
  })
})

describe('the receivers of a message', () => {
  it('are listed by name and counted to the last one, whether they are few or many', async () => {
    const few = expected.slice(7, 10)
    const [one, another] = [
      await sendNow(context, teacher, { user_ids: few }),
      await sendNow(context, teacher, { user_ids: few }),
    ]
    await context.db.execute(sql`
      insert into message_receivers (message_id, user_id)
      select ${another}::int, id from users where name like 'Ana %' and unity_id = 1 on conflict do nothing`)
    const { body } = await teacher.get(`/messages/${one}/receivers`)
    expect([idsOf(body), body.meta.total]).toEqual([few, 3])
    expect(await readPages(teacher, `/messages/${another}/receivers?`, 24)).toEqual(expected)
    expect((await teacher.get(`/messages/${another}/receivers?`)).body.meta.total).toBe(1200)
  })
})
