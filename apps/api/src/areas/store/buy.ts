import { DomainError, type BodyOf, type Order, type orderCalls } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { orders, store_products as products } from '../../db/schema/index.ts'
import { lockBalance } from '../dollars/balance.ts'
import { pay } from '../dollars/ledger.ts'
import { newOrderCode } from './order-code.ts'
import { readOrder } from './order-view.ts'
import { changeStock } from './stock.ts'

type Wish = BodyOf<typeof orderCalls.buyProduct>
type Product = typeof products.$inferSelect

/** So many codes in use would be met in a row only if something else is broken. */
const mostCodes = 20

async function lockProduct(tx: Db, id: number): Promise<Product> {
  const [found] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deleted_at)))
    .for('no key update')
  if (!found) throw new DomainError('notFound')
  return found
}

/** Refuses a product that is not to be had, or not at the price that the student was shown. */
function assertOffered({ available, stock, price }: Product, shown: number): void {
  if (!available) throw new DomainError('store.refused.unavailable')
  if (stock === 0) throw new DomainError('store.refused.soldOut')
  if (price !== shown)
    throw new DomainError('store.refused.priceChanged', undefined, { values: { price: String(price) } })
}

function assertAffordable(balance: number, price: number): void {
  const missing = price - balance
  if (missing > 0) throw new DomainError('store.refused.poor', undefined, { values: { missing: String(missing) } })
}

/** Inserts an order under a code that no other one has or had. @returns its id */
async function insertOrder(tx: Db, values: Omit<typeof orders.$inferInsert, 'code'>, newCode: () => string) {
  for (let tries = 0; tries < mostCodes; tries += 1) {
    const [made] = await tx
      .insert(orders)
      .values({ ...values, code: newCode() })
      .onConflictDoNothing({ target: orders.code })
      .returning({ id: orders.id })
    if (made) return made.id
  }
  throw new Error('No free code was found for an order.')
}

/** Returns the order that a press has made before; the same press for another product is no repetition. */
async function findPressed(tx: Db, user_id: number, { press, product_id }: Wish): Promise<number | undefined> {
  const [before] = await tx
    .select({ id: orders.id, product_id: orders.product_id })
    .from(orders)
    .where(and(eq(orders.user_id, user_id), eq(orders.press, press)))
  if (before && before.product_id !== product_id) throw new DomainError('conflict')
  return before?.id
}

/**
 * Buys a product for dollars, in one transaction: stock, order and ledger entry. Idempotent by `press`.
 *
 * Locks are taken in one order everywhere in the store: order, user, product, notification counts. A purchase makes its
 * order last, which nobody else can have locked before, so that no two transactions can deadlock.
 */
export async function buyProduct(
  context: Pick<AppContext, 'db' | 'clock' | 'fileUrl'>,
  { id: user_id, unity_id }: Pick<AuthenticatedUser, 'id' | 'unity_id'>,
  wish: Wish,
  newCode = newOrderCode,
): Promise<Order> {
  const now = context.clock()
  const id = await context.db.transaction(async (tx) => {
    const balance = await lockBalance(tx, user_id)
    const pressed = await findPressed(tx, user_id, wish)
    if (pressed !== undefined) return pressed
    const product = await lockProduct(tx, wish.product_id)
    const { price } = product
    assertOffered(product, wish.price)
    assertAffordable(balance, price)
    await changeStock(tx, product.id, -1)
    const values = { user_id, unity_id, product_id: product.id, price, press: wish.press, created_at: now }
    const order = await insertOrder(tx, values, newCode)
    await pay(tx, { user_id, amount: -price, reason: 'STORE', reference: String(order) }, now)
    return order
  })
  return readOrder(context, id)
}
