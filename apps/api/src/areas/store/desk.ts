import {
  limits,
  orderStatuses,
  type AnswerOf,
  type orderCalls,
  type OrderCounts,
  type OrderStatus,
  type QueryOf,
} from '@the-house/domain'
import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { keysetPage, type SortKey } from '../../db/keyset.ts'
import { byName } from '../../db/page.ts'
import { orders, store_products as products, unities } from '../../db/schema/index.ts'
import { isUnitOfDuty, unitsOfDuty } from '../../db/scope.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import { readOrders } from './order-view.ts'

type DeskUser = Pick<AuthenticatedUser, 'id' | 'admin'>

/** Counts the orders of each status as far as `limits.countedRows`; of those that are `exceeded` there are more. */
async function countOrders(db: Db, where: SQL | undefined) {
  // Each apart, so that the many of one status do not leave those of the others uncounted.
  const found = orderStatuses.map((status) => {
    const rows = db.select({ status: orders.status }).from(orders)
    return sql`(${rows.where(and(where, eq(orders.status, status))).limit(limits.countedRows + 1)})`
  })
  const rows = await db
    .select({ status: sql<OrderStatus>`status`, count: count() })
    .from(sql`(${sql.join(found, sql` union all `)}) as counted`)
    .groupBy(sql`status`)
  const none: OrderCounts = { RESERVED: 0, HANDED: 0, CANCELLED: 0, REFUNDED: 0 }
  return {
    counts: rows.reduce((counts, row) => ({ ...counts, [row.status]: Math.min(row.count, limits.countedRows) }), none),
    exceeded: rows.filter((row) => row.count > limits.countedRows).map(({ status }) => status),
  }
}

const newestFirst: SortKey[] = [{ by: sql`${orders.id}`, type: 'integer', desc: true }]
/** Whoever has waited longest is served first. */
const oldestFirst: SortKey[] = [
  { by: sql`${orders.created_at}`, type: 'timestamptz' },
  { by: sql`${orders.id}`, type: 'integer' },
]

/**
 * Lists a page of the orders at the desks of a user, with the counts of each status. They are paged through within
 * `limits.pageDepth`; the filters and the code find the others.
 */
export async function listDeskOrders(
  context: AppContext,
  user: DeskUser,
  query: QueryOf<typeof orderCalls.deskOrders>,
): Promise<AnswerOf<typeof orderCalls.deskOrders>> {
  const { db } = context
  const { page, size, code, status, product_id, unity_id } = query
  // Read before, since the planner cannot know how many orders a subquery of units stands for, and walks through all.
  const own = await unitsOfDuty(db, user, 'DESK')
  const among = and(
    own ? inArray(orders.unity_id, [...own]) : undefined,
    code ? eq(orders.code, code) : undefined,
    product_id ? eq(orders.product_id, product_id) : undefined,
    unity_id ? eq(orders.unity_id, unity_id) : undefined,
  )
  const where = and(among, status ? eq(orders.status, status) : undefined)
  const rows = keysetPage({ page, size }, status === 'RESERVED' ? oldestFirst : newestFirst)
  const content = await readOrders(context, { where, order: rows.orderBy, limit: rows.limit, offset: rows.offset })
  const { counts, exceeded } = await countOrders(db, among)
  const listed = orderStatuses.filter((one) => !status || one === status)
  const total = listed.reduce((sum, one) => sum + counts[one], 0)
  const more = total > limits.countedRows || listed.some((one) => exceeded.includes(one))
  return { content, meta: { page, size, total: Math.min(total, limits.countedRows), more, counts, exceeded } }
}

/** Lists the units and the products by which a user can filter orders. */
export async function listDeskFacets(db: Db, user: DeskUser): Promise<AnswerOf<typeof orderCalls.deskFacets>> {
  return {
    unities: await db
      .select({ id: unities.id, name: unities.name })
      .from(unities)
      .where(isUnitOfDuty(db, user, 'DESK', unities.id))
      .orderBy(...byName(unities)),
    products: await db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(isNotDeleted(products))
      .orderBy(...byName(products)),
  }
}
