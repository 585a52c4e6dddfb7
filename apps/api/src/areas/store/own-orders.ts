import type { AnswerOf, Order, orderCalls, QueryOf } from '@the-house/domain'
import { desc, eq } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { rowsOf } from '../../db/page.ts'
import { orders } from '../../db/schema/index.ts'
import { assertStatus, lockOrder, reverseOrder } from './close-order.ts'
import { readOrder, readOrders } from './order-view.ts'

/** Lists a page of the user's orders, the newest first. */
export async function listOwnOrders(
  context: AppContext,
  user_id: number,
  query: QueryOf<typeof orderCalls.myOrders>,
): Promise<AnswerOf<typeof orderCalls.myOrders>> {
  const where = eq(orders.user_id, user_id)
  const content = await readOrders(context, { where, order: [desc(orders.id)], ...rowsOf(query) })
  return { content, meta: { ...query, total: await context.db.$count(orders, where) } }
}

/** Cancels an own order that was not fetched yet; one that is cancelled already stays so. */
export async function cancelOrder(context: AppContext, user_id: number, id: number): Promise<Order> {
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, eq(orders.user_id, user_id))
    if (order.status === 'CANCELLED') return
    assertStatus(order, 'RESERVED')
    await reverseOrder(tx, order, { status: 'CANCELLED', now: context.clock(), user_id, restock: true })
  })
  return readOrder(context, id)
}
