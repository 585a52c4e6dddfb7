import { sql } from 'drizzle-orm'
import { orderStatuses } from '@the-house/domain'
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, managed } from './columns.ts'
import { unities } from './unities.ts'
import { users } from './users.ts'

export const store_categories = pgTable('store_categories', { id: id(), name: text().notNull(), ...managed() }, (t) => [
  uniqueIndex('store_categories_name_unique')
    .on(t.name)
    .where(sql`${t.deleted_at} is null`),
])

export const store_products = pgTable(
  'store_products',
  {
    id: id(),
    category_id: integer()
      .notNull()
      .references(() => store_categories.id),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** In dollars of the school. */
    price: integer().notNull(),
    /** Key of a file. */
    image: text(),
    image_text: text().notNull().default(''),
    available: boolean().notNull().default(true),
    /** null: unlimited. */
    stock: integer(),
    ...managed(),
  },
  (t) => [
    index('store_products_category').on(t.category_id, t.name),
    check('store_products_price', sql`${t.price} > 0`),
    check('store_products_stock', sql`${t.stock} >= 0`),
  ],
)

/** Products that students have bought with dollars, and fetch at the desk of their unit by the code. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The unit at whose desk it is fetched. */
    unity_id: integer()
      .notNull()
      .references(() => unities.id),
    product_id: integer()
      .notNull()
      .references(() => store_products.id),
    /** The price at that time, in dollars. */
    price: integer().notNull(),
    /** The code that is shown at the desk. */
    code: text().notNull().unique(),
    status: text({ enum: orderStatuses }).notNull().default('RESERVED'),
    /** The idempotency key: a repeated request returns the same order. */
    press: text().notNull(),
    created_at: instant().notNull(),
    /** When it was handed out and by whom, which a later refund keeps. */
    handed_at: instant(),
    handed_by: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When it was handed out, cancelled or refunded, by whom and why; changed_by null: cancelled by the school. */
    changed_at: instant(),
    changed_by: integer().references(() => users.id, { onDelete: 'set null' }),
    reason: text().notNull().default(''),
  },
  (t) => [
    unique('orders_press').on(t.user_id, t.press),
    index('orders_user').on(t.user_id, t.id),
    index('orders_desk').on(t.unity_id, t.status, t.created_at),
    index('orders_product').on(t.product_id, t.id),
    // For the list and the count of one status at any desk, and of one product in it.
    index('orders_status').on(t.status, t.id),
    index('orders_product_status').on(t.product_id, t.status, t.id),
    // For the list of one unit, the newest first.
    index('orders_unity').on(t.unity_id, t.id),
    // For the job that cancels what is not fetched, and the list of what waits at any desk.
    index('orders_reserved')
      .on(t.created_at, t.id)
      .where(sql`${t.status} = 'RESERVED'`),
  ],
)
