import type { store_categories, store_products } from '../../db/schema/index.ts'
import { keys } from '../media/keys.ts'
import { pictures } from '../media/pictures.ts'
import type { AuthoredProduct } from './products.ts'

/** The rows of the store. */
export function storeRows(authored: Record<string, readonly AuthoredProduct[]>) {
  const categories: (typeof store_categories.$inferInsert)[] = []
  const products: (typeof store_products.$inferInsert)[] = []
  for (const [index, [category, list]] of Object.entries(authored).entries()) {
    const category_id = index + 1
    categories.push({ id: category_id, name: category })
    for (const { name, description, price, picture, stock = null, gone = false } of list) {
      const image = keys.picture(picture)
      const id = products.length + 1
      const image_text = pictures[picture]
      products.push({ id, category_id, name, description, price, stock, image, image_text, available: !gone })
    }
  }
  return { categories, products }
}
