import { DomainError, type ErrorToken, type OrderStatus } from '@the-house/domain'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { orders } from '../../db/schema/index.ts'
import { pay } from '../dollars/ledger.ts'
import { changeStock } from './stock.ts'

export type OrderRow = typeof orders.$inferSelect

/** Locks an order within the caller's reach; whatever is outside of it does not exist for the caller. */
export async function lockOrder(tx: Db, id: number, reach: SQL | undefined): Promise<OrderRow> {
  const [found] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), reach))
    .for('no key update')
  if (!found) throw new DomainError('notFound')
  return found
}

const closedAs: Record<Exclude<OrderStatus, 'RESERVED'>, ErrorToken> = {
  HANDED: 'order.handed',
  CANCELLED: 'order.cancelled',
  REFUNDED: 'order.refunded',
}

/** Refuses an order in any other status, and says in which one it is. */
export function assertStatus({ status }: OrderRow, ...allowed: OrderStatus[]): void {
  if (status !== 'RESERVED' && !allowed.includes(status)) throw new DomainError(closedAs[status])
}

interface Closing {
  status: 'CANCELLED' | 'REFUNDED'
  now: Date
  /** Absent: the school itself, since nobody fetched it. */
  user_id?: number
  reason?: string
  /** Whether the item goes back into stock. */
  restock: boolean
}

/** Takes an order back that the caller has locked: the student gets the dollars, and the store the item. */
export async function reverseOrder(tx: Db, order: OrderRow, closing: Closing): Promise<void> {
  const { status, now, user_id: changed_by = null, reason = '', restock } = closing
  await tx.update(orders).set({ status, changed_at: now, changed_by, reason }).where(eq(orders.id, order.id))
  if (restock) await changeStock(tx, order.product_id, 1)
  const { user_id, price: amount, id } = order
  await pay(tx, { user_id, amount, reason: 'REFUND', reference: String(id) }, now)
}
