import { allows, type WorkItem } from '@the-house/domain'
import { and, count, eq, inArray, min } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { orders } from '../../db/schema/index.ts'
import { unitsOfDuty } from '../../db/units-of-duty.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { itemsOf } from './item.ts'

/** The orders that wait at the desks of the caller. */
export async function findOrders(db: Db, user: AuthenticatedUser): Promise<WorkItem[]> {
  if (!allows('desk', user)) return []
  const units = await unitsOfDuty(db, user, 'DESK')
  const [row] = await db
    .select({ count: count(), oldest: min(orders.created_at) })
    .from(orders)
    .where(and(eq(orders.status, 'RESERVED'), units ? inArray(orders.unity_id, Array.from(units)) : undefined))
  return row ? itemsOf('ORDERS', row) : []
}
