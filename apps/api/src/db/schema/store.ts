import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

export const store_categories = pgTable('store_categories', { id: id(), name: text().notNull().unique() })

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
  },
  (t) => [
    index('store_products_category').on(t.category_id, t.name),
    check('store_products_price', sql`${t.price} > 0`),
    check('store_products_stock', sql`${t.stock} >= 0`),
  ],
)
