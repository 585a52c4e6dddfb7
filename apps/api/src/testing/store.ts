import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { pay } from '../areas/dollars/ledger.ts'
import type { Db } from '../db/client.ts'
import { duties, ledger, store_categories, store_products, user_unities } from '../db/schema/index.ts'
import type { TestServer, Visitor } from './test-server.ts'

let made = 0

/** Inserts a product of a category of its own; returns its id. */
export async function addProduct(db: Db, more: Partial<typeof store_products.$inferInsert> = {}): Promise<number> {
  made += 1
  const [category] = await db
    .insert(store_categories)
    .values({ name: `Shelf ${made}` })
    .returning()
  const values = { category_id: category?.id ?? 0, name: `Product ${made}`, price: 30, ...more }
  const [product] = await db.insert(store_products).values(values).returning()
  return product?.id ?? 0
}

/** Gives a user so many dollars. */
export async function earn(db: Db, user_id: number, amount: number): Promise<void> {
  made += 1
  await pay(db, { user_id, amount, reason: 'GIFT', reference: `gift ${made}` }, new Date('2026-01-01T12:00:00Z'))
}

/** Signs in a student who has so many dollars. */
export async function customer(context: TestServer, dollars: number, unity_id = 1): Promise<Visitor> {
  const visitor = await context.arrive({ unity_id })
  if (dollars > 0) await earn(context.db, visitor.user.id, dollars)
  return visitor
}

/** Signs in a student with the duty of the desk: at one unit, or at all of the student's own. */
export async function clerk(context: TestServer, at: { unity_id: number; also?: number; only?: number }) {
  const visitor = await context.arrive({ unity_id: at.unity_id })
  const user_id = visitor.user.id
  if (at.also) await context.db.insert(user_unities).values({ user_id, unity_id: at.also })
  await context.db.insert(duties).values({ user_id, duty: 'DESK', unity_id: at.only ?? null })
  return visitor
}

/** Buys a product at a price; each call is a press of its own unless one is given. */
export const buy = (visitor: Visitor, product_id: number, price = 30, press: string = randomUUID()) =>
  visitor.post('/store/orders', { product_id, price, press })

export async function balanceOf(db: Db, user_id: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledger.amount}), 0)::int` })
    .from(ledger)
    .where(eq(ledger.user_id, user_id))
  return row?.sum ?? 0
}

export async function stockOf(db: Db, id: number): Promise<number | null | undefined> {
  const [row] = await db.select({ stock: store_products.stock }).from(store_products).where(eq(store_products.id, id))
  return row?.stock
}
