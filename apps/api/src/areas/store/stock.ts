import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { store_products as products } from '../../db/schema/index.ts'

/**
 * Adds to a limited stock and locks the product. The version changes with it: a form that was opened before would
 * otherwise write its former stock back.
 */
export async function changeStock(tx: Db, product_id: number, by: 1 | -1): Promise<void> {
  await tx
    .update(products)
    .set({ stock: sql`${products.stock} + ${by}`, version: sql`${products.version} + 1` })
    .where(and(eq(products.id, product_id), isNotNull(products.stock)))
}
