import type { Category, Product } from '@the-house/domain'
import { eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byName } from '../../db/page.ts'
import { store_categories as categories, store_products as products } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { fileOf } from '../books/present.ts'

const { category_id, ...shown } = getTableColumns(products)

/** What the store has, or one category of it, by name. */
export async function listProducts(house: House, category?: number): Promise<Product[]> {
  const rows = await house.db
    .select({ ...shown, category: { id: categories.id, name: categories.name } })
    .from(products)
    .innerJoin(categories, eq(categories.id, category_id))
    .where(category === undefined ? undefined : eq(category_id, category))
    .orderBy(...byName(products))
  return rows.map((row) => ({ ...row, image: fileOf(house, row.image) }))
}

/** The categories of the store, by name. */
export const listCategories = (db: Db): Promise<Category[]> =>
  db
    .select()
    .from(categories)
    .orderBy(...byName(categories))
