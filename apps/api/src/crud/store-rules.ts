import { DomainError } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { orders, store_products as products } from '../db/schema/index.ts'

type Row = Record<string, unknown>

/** Refuses the removal of a category that has products: they would vanish from the store with it. */
export async function assertCategoryEmpty(db: Db, { id }: Row): Promise<void> {
  const left = await db.$count(products, and(eq(products.category_id, Number(id)), isNull(products.deleted_at)))
  if (left > 0) throw new DomainError('store.categoryInUse', undefined, { values: { products: String(left) } })
}

/** Refuses the removal of a product while students wait for it, who have paid. */
export async function assertNothingWaits(db: Db, { id }: Row): Promise<void> {
  const waiting = await db.$count(orders, and(eq(orders.product_id, Number(id)), eq(orders.status, 'RESERVED')))
  if (waiting > 0) throw new DomainError('store.ordersWait', undefined, { values: { orders: String(waiting) } })
}
