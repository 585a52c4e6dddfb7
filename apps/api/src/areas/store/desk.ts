import { orderStatuses, type AnswerOf, type orderCalls, type OrderCounts, type QueryOf } from '@the-house/domain'
import { and, asc, count, desc, eq, exists, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { byName, rowsOf } from '../../db/page.ts'
import { duties, orders, store_products as products, unities, user_unities } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import { readOrders } from './order-view.ts'

type DeskUser = Pick<AuthenticatedUser, 'id' | 'admin'>

/**
 * The condition that a unit is one at whose desk a user works: an administrator at every one, others at their own ones
 * for which they have the duty. undefined: every unit is.
 */
export function isAtDesk(db: Db, { id, admin }: DeskUser, unity: PgColumn): SQL | undefined {
  if (admin) return undefined
  return exists(
    db
      .select({ id: duties.user_id })
      .from(duties)
      .innerJoin(user_unities, eq(user_unities.user_id, duties.user_id))
      .where(
        and(
          eq(duties.user_id, id),
          eq(duties.duty, 'DESK'),
          eq(user_unities.unity_id, unity),
          or(isNull(duties.unity_id), eq(duties.unity_id, unity)),
        ),
      ),
  )
}

async function countOrders(db: Db, where: SQL | undefined): Promise<OrderCounts> {
  const rows = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(where)
    .groupBy(orders.status)
  const none: OrderCounts = { RESERVED: 0, HANDED: 0, CANCELLED: 0, REFUNDED: 0 }
  return rows.reduce((counts, row) => ({ ...counts, [row.status]: row.count }), none)
}

/** Lists a page of the orders at the desks of a user, with the counts of each status. */
export async function listDeskOrders(
  context: AppContext,
  user: DeskUser,
  query: QueryOf<typeof orderCalls.deskOrders>,
): Promise<AnswerOf<typeof orderCalls.deskOrders>> {
  const { db } = context
  const { page, size, code, status, product_id, unity_id } = query
  const among = and(
    isAtDesk(db, user, orders.unity_id),
    code ? eq(orders.code, code) : undefined,
    product_id ? eq(orders.product_id, product_id) : undefined,
    unity_id ? eq(orders.unity_id, unity_id) : undefined,
  )
  const where = and(among, status ? eq(orders.status, status) : undefined)
  // Whoever has waited longest is served first.
  const order = status === 'RESERVED' ? [asc(orders.created_at), asc(orders.id)] : [desc(orders.id)]
  const content = await readOrders(context, { where, order, ...rowsOf(query) })
  const counts = await countOrders(db, among)
  const counted = orderStatuses.filter((one) => !status || one === status)
  return { content, meta: { page, size, total: counted.reduce((sum, one) => sum + counts[one], 0), counts } }
}

/** Lists the units and the products by which a user can filter orders. */
export async function listDeskFacets(db: Db, user: DeskUser): Promise<AnswerOf<typeof orderCalls.deskFacets>> {
  return {
    unities: await db
      .select({ id: unities.id, name: unities.name })
      .from(unities)
      .where(isAtDesk(db, user, unities.id))
      .orderBy(...byName(unities)),
    products: await db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(isNotDeleted(products))
      .orderBy(...byName(products)),
  }
}
