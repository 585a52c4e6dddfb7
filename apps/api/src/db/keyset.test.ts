import { limits } from '@the-house/domain'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type Json, type TestServer, type Visitor } from '../testing/test-server.ts'
import { cursorOf, keysetPage, type KeyValue, type SortKey } from './keyset.ts'

let context: TestServer
let visitor: Visitor
beforeAll(async () => {
  context = await createTestServer()
  visitor = await context.arrive()
  // Several of one instant, which lie on both sides of page ends.
  await context.db.execute(sql`
    insert into ledger (user_id, amount, reason, reference, created_at)
    select ${visitor.user.id}, n, 'GIFT', n::text, timestamptz '2026-01-01T00:00:00Z' + interval '1 minute' * (n / 7)
    from generate_series(1, 1600) n`)
})
afterAll(() => context.close())

const size = 50
const read = (page: number, at?: string | null) =>
  visitor.get(`/me/dollars?page=${page}&size=${size}${at ? `&at=${at}` : ''}`)
const amounts = ({ body }: { body: Json }): number[] => body.content.map(({ amount }: Json) => amount)
const expected = (page: number) => Array.from({ length: size }, (_, n) => 1600 - (page - 1) * size - n)
const last = limits.pageDepth / size

describe('pages of a list that grows', () => {
  it('are found by their number down to the depth, and by the cursor of a page near them from there', async () => {
    let cursor: string | null = null
    for (let page = 1; page <= 32; page += 1) {
      const answer = await read(page, cursor)
      expect(amounts(answer)).toEqual(expected(page))
      expect(answer.body.meta).toMatchObject({ page, total: 1600 })
      ;({ cursor } = answer.body.meta)
    }
    expect(amounts(await read(33, cursor))).toEqual([])
  })

  it('are found before the page of the cursor and some pages after it, too', async () => {
    const { cursor } = (await read(26, (await read(last)).body.meta.cursor)).body.meta
    for (const page of [22, 24, 25, 26, 27, 28]) expect(amounts(await read(page, cursor))).toEqual(expected(page))
  })

  it('are refused further down without a cursor, or too far from it', async () => {
    expect(await read(last + 1)).toMatchObject({ status: 412, body: { token: 'page.tooDeep' } })
    const { cursor } = (await read(1)).body.meta
    expect(await read(last + 1, cursor)).toMatchObject({ status: 412, body: { token: 'page.tooDeep' } })
    expect((await read(last, cursor)).status).toBe(200)
  })

  it.each([
    'nonsense',
    Buffer.from('{}').toString('base64url'),
    Buffer.from('[1]').toString('base64url'),
    Buffer.from('[1,"x",2]').toString('base64url'),
    Buffer.from('[1,"2026-99-01T00:00:00.000Z",2]').toString('base64url'),
    Buffer.from('[1,"2026-01-01T00:00:00.000Z","2"]').toString('base64url'),
    Buffer.from('[1,"2026-01-01T00:00:00.000Z",99999999999]').toString('base64url'),
    Buffer.from('[1,null,2]').toString('base64url'),
  ])('are refused with a cursor that no page has had: %s', async (cursor) => {
    expect(await read(last + 1, cursor)).toMatchObject({ status: 412, body: { fields: { at: 'validation.type' } } })
  })
})

describe('keys', () => {
  const [first, second] = [sql`rows.one`, sql`rows.two`]
  const id: SortKey = { by: sql`rows.id`, type: 'integer' }
  /** Each value of a key has rows on both sides of a page's end; some have none. */
  const rows = sql`(
    select n as id, case when n % 5 > 0 then n / 40 end as one, chr(97 + n % 3) as two from generate_series(1, 1300) n
  ) as rows`

  async function pageOf(page: number, keys: readonly SortKey[], at?: string) {
    const part = keysetPage({ page, size, at }, keys)
    const found = await context.db
      .select({ id: sql<number>`rows.id`, one: sql<number | null>`rows.one`, two: sql<string>`rows.two` })
      .from(rows)
      .where(part.where)
      .orderBy(...part.orderBy)
      .limit(part.limit)
      .offset(part.offset)
    return part.inOrder(found)
  }

  const byNumber = (desc: boolean): SortKey => ({ by: first, type: 'integer', nullable: true, desc })
  const byLetter = (desc: boolean): SortKey => ({ by: second, type: 'text', desc })
  const orders: [string, SortKey[], (row: { id: number; one: number | null; two: string }) => KeyValue[], SQL][] = [
    ['all one way', [byLetter(true), { ...id, desc: true }], ({ id: n, two }) => [two, n], sql`two desc, id desc`],
    ['in two ways', [byLetter(true), id], ({ id: n, two }) => [two, n], sql`two desc, id`],
    ['with nulls last', [byNumber(false), id], ({ id: n, one }) => [one, n], sql`one nulls last, id`],
    ['with nulls last, descending', [byNumber(true), id], ({ id: n, one }) => [one, n], sql`one desc nulls last, id`],
  ]

  it.each(orders)('%s lead through the list and back as one order does', async (_, keys, valuesOf, order) => {
    const all = await context.db
      .select({ id: sql<number>`id` })
      .from(rows)
      .orderBy(order)
    const ids = (page: number) => all.slice((page - 1) * size, page * size).map((row) => row.id)
    let at: string | undefined
    for (let page = 1; page <= 26; page += 1) {
      const found = await pageOf(page, keys, at)
      expect(found.map((row) => row.id)).toEqual(ids(page))
      const [row] = found
      at = cursorOf({ page }, row && valuesOf(row)) ?? undefined
    }
    for (const page of [25, 23, 21]) expect((await pageOf(page, keys, at)).map((row) => row.id)).toEqual(ids(page))
  })
})
