import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openInMemory } from '../testing/embedded.ts'
import { hasCode } from '../contract/map-error.ts'
import type { Connection } from './client.ts'
import { prepared } from './prepared.ts'
import { settings } from './schema/index.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openInMemory()
})
afterAll(() => connection.close())

const values = prepared((db) =>
  db
    .select({
      at: sql<Date>`${sql.placeholder('at')}::timestamptz`.mapWith((text: string) => new Date(text)),
      ids: sql`${sql.placeholder('ids')}::int[]`,
      nothing: sql`${sql.placeholder('nothing')}::int`,
      json: sql`${sql.placeholder('json')}::jsonb`,
      whether: sql`${sql.placeholder('whether')}::boolean`,
      text: sql`${sql.placeholder('text')}::text`,
    })
    .from(sql`(select 1) one`)
    .prepare('values_of_test'),
)
const quotient = prepared((db) =>
  db
    .select({ value: sql`1 / ${sql.placeholder('by')}::int` })
    .from(sql`(select 1) one`)
    .prepare('quotient_of_test'),
)
const byName = prepared((db) =>
  db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, sql.placeholder('name')))
    .prepare('setting_of_test'),
)

it('a prepared query of the embedded database is parsed once, and returns every type', async () => {
  const at = new Date('2026-03-01T12:00:00.000Z')
  const given = { at: at.toISOString(), ids: [1, 2], nothing: null, json: '{"a":[1]}', whether: true, text: "it's" }
  const answers = [await values(connection.db).execute(given), await values(connection.db).execute(given)]
  const expected = { at, ids: [1, 2], nothing: null, json: { a: [1] }, whether: true, text: "it's" }
  expect(answers).toEqual([[expected], [expected]])
  const rows = await connection.db
    .select({ times: sql`generic_plans + custom_plans`.mapWith(Number) })
    .from(sql`pg_prepared_statements`)
    .where(sql`statement like '%one%'`)
  expect(rows).toEqual([{ times: 2 }])
})

it('an error of a prepared query has its code, and the next query is answered', async () => {
  const failed = await quotient(connection.db)
    .execute({ by: 0 })
    .catch((error: unknown) => error)
  expect(hasCode(failed, '22012')).toBe(true)
  expect(await quotient(connection.db).execute({ by: 1 })).toEqual([{ value: 1 }])
})

it('a prepared query waits for the end of a transaction, and sees nothing of one that is rolled back', async () => {
  const undone = connection.db.transaction(async (tx) => {
    await tx.insert(settings).values({ name: 'of.test', value: 'uncommitted' })
    throw new Error('rolled back')
  })
  const [read, ended] = await Promise.allSettled([byName(connection.db).execute({ name: 'of.test' }), undone])
  expect(ended.status).toBe('rejected')
  expect(read).toMatchObject({ status: 'fulfilled', value: [] })
})
