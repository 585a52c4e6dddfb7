import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrator } from '../../testing/managed.ts'
import { createTestServer, type Json, type TestServer } from '../../testing/test-server.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
/** Everybody whom a search for a common word finds, in the order of the list. */
let expected: string[]
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
  const { db } = context
  await db.execute(sql`
    insert into users (name, email, unity_id, created_at)
    select 'Ana ' || n % 300, 'ana' || n || '@example.com', 1, timestamptz '2026-01-01T00:00:00Z' + interval '1 hour' * (n / 9)
    from generate_series(1, 1200) n`)
  await db.execute(sql`
    insert into enrolments (code, profile, unity_id, name, created_at)
    select 'ANA-' || n, 'TEACHER', 1, 'Ána ' || n % 300, timestamptz '2026-01-01T00:30:00Z' from generate_series(1, 400) n`)
  const rows = await db
    .select({ key: sql<string>`key` })
    .from(
      sql`(select id::text as key, plain_text(name) as folded, 0 as part, id, '' as code from users where name like 'Ana %'
        union all select code, plain_text(name), 1, 0, code from enrolments) as everybody`,
    )
    .orderBy(sql`folded, part, id, code`)
  expected = rows.map(({ key }) => key)
})
afterAll(() => context.close())

const size = 50
const read = async (query: string) => (await admin.get(`/people?size=${size}&${query}`)).body
const keysOf = ({ content }: Json): string[] => content.map(({ id, code }: Json) => (id === null ? code : String(id)))

describe('a search that finds more than are counted', () => {
  it('says so, and leads by name to the last one and back', async () => {
    const found: string[] = []
    let cursor = ''
    for (let page = 1; page <= 32; page += 1) {
      const body = await read(`term=ana&page=${page}&at=${cursor}`)
      expect(body.meta).toMatchObject({ more: true, total: Math.max(1000, page * size + (page < 33 ? 1 : 0)) })
      found.push(...keysOf(body))
      ;({ cursor } = body.meta)
    }
    expect(found).toEqual(expected)
    expect(keysOf(await read(`term=ana&page=30&at=${cursor}`))).toEqual(expected.slice(29 * size, 30 * size))
    expect((await read(`term=ana&page=33&at=${cursor}`)).content).toEqual([])
  })

  it('in the order of time, the latest first, leaves nobody out and shows nobody twice', async () => {
    const found: string[] = []
    let cursor = ''
    for (let page = 1; page <= 32; page += 1) {
      const body = await read(`term=ana&sort=-created_at&page=${page}&at=${cursor}`)
      found.push(...keysOf(body))
      ;({ cursor } = body.meta)
    }
    expect(found.toSorted()).toEqual(expected.toSorted())
  })
})

it('a search that finds few counts them all', async () => {
  const body = await read('term=ana%20299')
  expect(body.meta).toMatchObject({ more: false, total: 5 })
  expect(body.content).toHaveLength(5)
})
