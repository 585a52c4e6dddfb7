import { type DeskOrder, type RefundForm } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { orders } from '../../db/schema/index.ts'
import { isUnitOfDuty } from '../../db/scope.ts'
import { assertStatus, lockOrder, reverseOrder } from './close-order.ts'
import { readOrder } from './order-view.ts'
import { tellStudent } from './tell-student.ts'

/** Hands an order out, once: of two desks at once the second is told that it is gone. */
export async function handOrder(context: AppContext, user: AuthenticatedUser, id: number): Promise<DeskOrder> {
  const now = context.clock()
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, isUnitOfDuty(tx, user, 'DESK', orders.unity_id))
    assertStatus(order, 'RESERVED')
    const by = { handed_at: now, handed_by: user.id, changed_at: now, changed_by: user.id }
    await tx
      .update(orders)
      .set({ status: 'HANDED', ...by })
      .where(eq(orders.id, id))
  })
  return readOrder(context, id)
}

/** Takes an order back, handed out or not, and tells the student why. */
export async function refundOrder(
  context: AppContext,
  user: AuthenticatedUser,
  { id, reason, restock }: RefundForm & { id: number },
): Promise<DeskOrder> {
  const now = context.clock()
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, isUnitOfDuty(tx, user, 'DESK', orders.unity_id))
    assertStatus(order, 'RESERVED', 'HANDED')
    await reverseOrder(tx, order, { status: 'REFUNDED', now, user_id: user.id, reason, restock })
    await tellStudent(tx, { order, what: 'refunded', reason, now })
  })
  return readOrder(context, id)
}
