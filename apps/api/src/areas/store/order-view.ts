import { limits, type DeskOrder } from '@the-house/domain'
import { eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { orders, store_products as products, unities, users } from '../../db/schema/index.ts'
import { fileOf } from '../../files/present.ts'

const day = 86_400_000

/** Orders from before this instant are no longer kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - limits.orderDays * day)

const handing = alias(users, 'handing')
const changing = alias(users, 'changing')

const selectOrders = (db: Db) =>
  db
    .select({
      order: orders,
      product: { id: products.id, name: products.name, image: products.image, image_text: products.image_text },
      unity: { id: unities.id, name: unities.name },
      student: { id: users.id, name: users.name },
      handed_by: { id: handing.id, name: handing.name },
      changed_by: { id: changing.id, name: changing.name },
    })
    .from(orders)
    .innerJoin(products, eq(products.id, orders.product_id))
    .innerJoin(unities, eq(unities.id, orders.unity_id))
    .innerJoin(users, eq(users.id, orders.user_id))
    .leftJoin(handing, eq(handing.id, orders.handed_by))
    .leftJoin(changing, eq(changing.id, orders.changed_by))

type Row = Awaited<ReturnType<typeof selectOrders>>[number]

function presentOrder(context: Pick<AppContext, 'fileUrl'>, { order, product, ...named }: Row): DeskOrder {
  const { id, price, code, status, created_at, changed_at, handed_at, reason } = order
  return {
    id,
    price,
    code,
    status,
    reason,
    ...named,
    product: { ...product, image: fileOf(context, product.image) },
    created_at: created_at.toISOString(),
    until: new Date(created_at.getTime() + limits.orderDays * day).toISOString(),
    changed_at: changed_at?.toISOString() ?? null,
    handed_at: handed_at?.toISOString() ?? null,
    expired: status === 'CANCELLED' && order.changed_by === null,
  }
}

interface Wanted {
  where: SQL | undefined
  order: SQL[]
  limit: number
  offset: number
}

/** Reads orders as the desk sees them; a student's call serializes fewer fields. */
export async function readOrders(
  context: Pick<AppContext, 'db' | 'fileUrl'>,
  { where, order, limit, offset }: Wanted,
): Promise<DeskOrder[]> {
  const { db } = context
  // The page is chosen first, so that what is shown with an order is not looked up for those of the pages before.
  const ids = db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const rows = await selectOrders(db)
    .where(sql`${orders.id} = any(array(${ids}))`)
    .orderBy(...order)
  return rows.map((row) => presentOrder(context, row))
}

/** Reads one order that is known to exist. */
export async function readOrder(context: Pick<AppContext, 'db' | 'fileUrl'>, id: number): Promise<DeskOrder> {
  const [row] = await selectOrders(context.db).where(eq(orders.id, id))
  if (!row) throw new Error(`There is no order ${id}.`)
  return presentOrder(context, row)
}
