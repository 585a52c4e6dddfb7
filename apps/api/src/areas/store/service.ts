import type { Category, Product } from '@the-house/domain'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byName } from '../../db/page.ts'
import { store_categories as categories, store_products as products } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import { fileOf } from '../../files/present.ts'

const { category_id, ...shown } = getTableColumns(products)

/** Lists the products of the store, or of one category, by name. */
export async function listProducts(context: AppContext, category?: number): Promise<Product[]> {
  const rows = await context.db
    .select({ ...shown, category: { id: categories.id, name: categories.name } })
    .from(products)
    .innerJoin(categories, eq(categories.id, category_id))
    .where(and(isNotDeleted(products), category === undefined ? undefined : eq(category_id, category)))
    .orderBy(...byName(products))
  return rows.map((row) => ({ ...row, image: fileOf(context, row.image) }))
}

/** Lists the categories of the store, by name. */
export const listCategories = (db: Db): Promise<Category[]> =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(isNotDeleted(categories))
    .orderBy(...byName(categories))
