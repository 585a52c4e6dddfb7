import { and, asc, eq, lte } from 'drizzle-orm'
import { assertWritable, type JobContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { orders } from '../../db/schema/index.ts'
import { reverseOrder } from './close-order.ts'
import { keptSince } from './order-view.ts'
import { tellStudent } from './tell-student.ts'

/**
 * Undoes every order that nobody has fetched in time, each in a transaction of its own; concurrent processes share the
 * work by skipping locked rows.
 */
export async function undoOverdueOrders({ db, clock, canWrite }: Omit<JobContext, 'jobs'>): Promise<void> {
  for (let more = true; more;) {
    await assertWritable({ canWrite })
    more = await db.transaction((tx) => undoOldest(tx, clock()))
  }
}

/** @returns whether there was one */
async function undoOldest(tx: Db, now: Date): Promise<boolean> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'RESERVED'), lte(orders.created_at, keptSince(now))))
    .orderBy(asc(orders.created_at))
    .limit(1)
    .for('no key update', { skipLocked: true })
  if (!order) return false
  await reverseOrder(tx, order, { status: 'CANCELLED', now, restock: true })
  await tellStudent(tx, { order, what: 'undone', now })
  return true
}
