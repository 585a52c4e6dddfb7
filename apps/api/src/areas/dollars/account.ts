import type { AnswerOf, dollarCalls, LedgerReason, QueryOf } from '@the-house/domain'
import { and, eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { cursorOf, keysetPage, type SortKey } from '../../db/keyset.ts'
import { prepared } from '../../db/prepared.ts'
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

interface Page {
  where?: SQL | undefined
  orderBy: SQL[]
  limit: number | Placeholder
  offset: number | Placeholder
}

/** Selects a page of a ledger for a reader whose visibility is bound on execution. */
function selectEntries(db: Db, { where, orderBy, limit, offset }: Page) {
  const shown = db
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(eq(ledger.user_id, sql.placeholder('user_id')), where))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
    .as('shown')
  return (
    db
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
      .leftJoin(chapters, and(eq(chapters.id, topics.chapter_id), isVisible(topics), isVisible(chapters)))
      .orderBy(...orderBy)
  )
}

/** The pages that are read by their number. */
const numberedPage = prepared((db) => {
  const { orderBy } = keysetPage({ page: 1, size: 1 }, keys)
  const [limit, offset] = [sql.placeholder('size'), sql.placeholder('skipped')]
  return selectEntries(db, { orderBy, limit, offset }).prepare('ledger_page')
})

const totalsOf = prepared((db) =>
  db
    .select({
      total: sql<number>`coalesce(sum(${balances.entries}), 0)::int`,
      balance: sql<number>`coalesce(sum(${balances.amount}), 0)::int`,
    })
    .from(balances)
    .where(eq(balances.user_id, sql.placeholder('user_id')))
    .prepare('ledger_totals'),
)

/** Lists a page of the user's ledger with the balance. */
export async function listEntries(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  user_id: number,
  query: QueryOf<typeof dollarCalls.myDollars>,
): Promise<AnswerOf<typeof dollarCalls.myDollars>> {
  const page = keysetPage(query, keys)
  const values = { user_id, drafts: false, now: clock().toISOString() }
  const rows = page.where
    ? await selectEntries(db, page).execute(values)
    : await numberedPage(db).execute({ ...values, size: page.limit, skipped: page.offset })
  const [all] = await totalsOf(db).execute({ user_id })
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
