import type { AnswerOf, dollarCalls, LedgerReason, QueryOf } from '@the-house/domain'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/page.ts'
import { isVisible } from '../../db/visibility.ts'
import type { AppContext } from '../../app-context.ts'
import { adjustmentOf } from './ledger.ts'
import { chapters, config_tests, ledger, orders, store_products, tests, topics } from '../../db/schema/index.ts'

/**
 * The id of the topic, test or order that an entry refers to, where its reason fits: the reference up to the slash before
 * the number of the entry. Entries that others made for the store may name no order.
 */
const referenceOf = (...reasons: LedgerReason[]) =>
  sql`case when ${inArray(ledger.reason, reasons)} and ${ledger.reference} ~ '^\\d{1,9}(/|$)' then split_part(${ledger.reference}, '/', 1)::int end`

interface Place {
  id: number | null
  chapter_id: number | null
}

/** The place of a topic; null where it cannot be opened. */
const placeOf = ({ id, chapter_id }: Place) => (id === null || chapter_id === null ? null : { id, chapter_id })

/** Lists a page of the user's ledger with the balance; total and balance are an index-only scan of `ledger_when`. */
export async function listEntries(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
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
  const viewer = { drafts: false, now: clock().toISOString() }
  const rows = await db
    .select({
      id: ledger.id,
      amount: ledger.amount,
      reason: ledger.reason,
      reference: ledger.reference,
      title: sql<string | null>`coalesce(${topics.name}, ${config_tests.name}, ${store_products.name})`,
      topic: { id: topics.id, chapter_id: chapters.id },
      test_id: tests.id,
      recalled_at: tests.recalled_at,
      created_at: ledger.created_at,
    })
    .from(shown)
    .innerJoin(ledger, eq(ledger.id, shown.id))
    .leftJoin(tests, eq(tests.id, referenceOf('TEST')))
    .leftJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .leftJoin(topics, eq(topics.id, referenceOf('TOPIC')))
    .leftJoin(orders, eq(orders.id, referenceOf('STORE', 'REFUND')))
    .leftJoin(store_products, eq(store_products.id, orders.product_id))
    // Joined only where students can open the topic.
    .leftJoin(chapters, and(eq(chapters.id, topics.chapter_id), isVisible(topics, viewer), isVisible(chapters, viewer)))
    .orderBy(...order)
  const [all] = await db
    .select({ total: count(), balance: sql<number>`coalesce(sum(${ledger.amount}), 0)::int` })
    .from(ledger)
    .where(eq(ledger.user_id, user_id))
  return {
    content: rows.map(({ id, amount, reason, reference, title, topic, test_id, recalled_at, created_at }) => ({
      id,
      amount,
      reason,
      title: title ?? '',
      adjustment: adjustmentOf({ reason, reference }),
      topic: placeOf(topic),
      test_id: recalled_at ? null : test_id,
      created_at: created_at.toISOString(),
    })),
    meta: { ...query, total: all?.total ?? 0, balance: all?.balance ?? 0 },
  }
}
