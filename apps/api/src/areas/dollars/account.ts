import type { AnswerOf, dollarCalls, QueryOf } from '@the-house/domain'
import { count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/page.ts'
import { config_tests, ledger, tests, topics } from '../../db/schema/index.ts'

/**
 * The id of the topic or test that an entry refers to, where its reason fits: the reference up to the slash before the
 * number of the entry.
 */
const referenceOf = (reason: 'TOPIC' | 'TEST') =>
  sql`case when ${ledger.reason} = ${sql.raw(`'${reason}'`)} then split_part(${ledger.reference}, '/', 1)::int end`

/** Lists a page of the user's ledger with the balance; total and balance are an index-only scan of `ledger_when`. */
export async function listEntries(
  db: Db,
  user_id: number,
  query: QueryOf<typeof dollarCalls.myDollars>,
): Promise<AnswerOf<typeof dollarCalls.myDollars>> {
  const { limit, offset } = rowsOf(query)
  const order = [desc(ledger.created_at), desc(ledger.id)]
  const shown = db
    .select({ id: ledger.id })
    .from(ledger)
    .where(eq(ledger.user_id, user_id))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('shown')
  const rows = await db
    .select({
      id: ledger.id,
      amount: ledger.amount,
      reason: ledger.reason,
      title: sql<string | null>`coalesce(${topics.name}, ${config_tests.name})`,
      created_at: ledger.created_at,
    })
    .from(shown)
    .innerJoin(ledger, eq(ledger.id, shown.id))
    .leftJoin(tests, eq(tests.id, referenceOf('TEST')))
    .leftJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .leftJoin(topics, eq(topics.id, referenceOf('TOPIC')))
    .orderBy(...order)
  const [all] = await db
    .select({ total: count(), balance: sql<number>`coalesce(sum(${ledger.amount}), 0)::int` })
    .from(ledger)
    .where(eq(ledger.user_id, user_id))
  return {
    content: rows.map(({ title, created_at, ...row }) => ({
      ...row,
      title: title ?? '',
      created_at: created_at.toISOString(),
    })),
    meta: { ...query, total: all?.total ?? 0, balance: all?.balance ?? 0 },
  }
}
