import type { AnswerOf, dollarCalls, LedgerReason, QueryOf } from '@the-house/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { cursorOf, keysetPage, type SortKey } from '../../db/keyset.ts'
import { isVisible } from '../../db/visibility.ts'
import type { AppContext } from '../../app-context.ts'
import { adjustmentOf } from './ledger.ts'
import {
  balances,
  chapters,
  config_tests,
  ledger,
  orders,
  store_products,
  tests,
  topics,
} from '../../db/schema/index.ts'

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

/** The newest first. */
const keys: SortKey[] = [
  { by: sql`${ledger.created_at}`, type: 'timestamptz', desc: true },
  { by: sql`${ledger.id}`, type: 'integer', desc: true },
]

/** Lists a page of the user's ledger with the balance. */
export async function listEntries(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  user_id: number,
  query: QueryOf<typeof dollarCalls.myDollars>,
): Promise<AnswerOf<typeof dollarCalls.myDollars>> {
  const page = keysetPage(query, keys)
  const shown = db
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(eq(ledger.user_id, user_id), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset)
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
    .orderBy(...page.orderBy)
  const [all] = await db
    .select({
      total: sql<number>`coalesce(sum(${balances.entries}), 0)::int`,
      balance: sql<number>`coalesce(sum(${balances.amount}), 0)::int`,
    })
    .from(balances)
    .where(eq(balances.user_id, user_id))
  const inOrder = page.inOrder(rows)
  const [first] = inOrder
  const cursor = cursorOf(query, first && [first.created_at.toISOString(), first.id])
  return {
    content: inOrder.map(({ id, amount, reason, reference, title, topic, test_id, recalled_at, created_at }) => ({
      id,
      amount,
      reason,
      title: title ?? '',
      adjustment: adjustmentOf({ reason, reference }),
      topic: placeOf(topic),
      test_id: recalled_at ? null : test_id,
      created_at: created_at.toISOString(),
    })),
    meta: { page: query.page, size: query.size, total: all?.total ?? 0, cursor, balance: all?.balance ?? 0 },
  }
}
