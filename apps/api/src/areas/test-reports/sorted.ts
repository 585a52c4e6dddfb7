import type { QueryOf, testReportCalls } from '@the-house/domain'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { keysetPage, type KeyValue, type SortKey } from '../../db/keyset.ts'
import { config_tests, tests, users } from '../../db/schema/index.ts'
import { percentage } from './columns.ts'

type Query = QueryOf<typeof testReportCalls.sentTests>

const orders: Record<string, SortKey> = {
  student: { by: sql`plain_text(${users.name})`, type: 'text' },
  test: { by: sql`plain_text(${config_tests.name})`, type: 'text' },
  start_at: { by: sql`${tests.start_at}`, type: 'timestamptz', nullable: true },
  finish_at: { by: sql`${tests.finish_at}`, type: 'timestamptz', nullable: true },
  percentage: { by: sql`${percentage}`, type: 'integer', nullable: true },
}

/** The sort key of a query; the ids of sendings are chronological. */
const keyOf = (sort: string | undefined): SortKey => {
  const key = orders[sort?.replace(/^-/, '') ?? '']
  if (!key) return { by: sql`coalesce(${tests.sending_id}, 0)`, type: 'integer', desc: true }
  return { ...key, desc: sort?.startsWith('-') ?? false }
}

/** The value of a key as a cursor takes it. */
const spelled: Record<SortKey['type'], (by: SQL) => SQL<KeyValue>> = {
  integer: (by) => sql`${by}`,
  text: (by) => sql`${by}`,
  timestamptz: (by) => sql`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  timestamp: (by) => sql`to_char(${by}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/** The ids of a page of sent tests in the order that a query asks for, with the values of their sort keys. */
export async function sortedOf(db: Db, which: SQL | undefined, query: Query) {
  const key = keyOf(query.sort)
  const page = keysetPage(query, [key, { by: sql`${tests.id}`, type: 'integer', desc: true }])
  const rows = await db
    .select({ id: tests.id, value: spelled[key.type](key.by) })
    .from(tests)
    // Left joins of what is always there, which the planner leaves out where the order does not need them.
    .leftJoin(users, eq(users.id, tests.user_id))
    .leftJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .where(sql`${which ?? sql`true`} and ${page.where ?? sql`true`}`)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset)
  return page.inOrder(rows).map(({ id, value }) => ({ id, values: [value, id] }))
}
