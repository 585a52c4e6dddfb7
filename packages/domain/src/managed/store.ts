import { limits } from '../limits.ts'
import { defineEntity } from './entity.ts'
import { count, countOrNull, lines, name, reference, text, yes } from './fields.ts'

export const storeCategories = defineEntity({
  path: '/store_categories',
  manage: 'desk',
  fields: { name: name() },
  files: {},
  sort: ['name'],
})

/** What students buy with dollars. */
export const products = defineEntity({
  path: '/products',
  manage: 'desk',
  fields: {
    category_id: reference('store-categories'),
    name: name(),
    description: lines(),
    /** In dollars of the school. */
    price: count(1, limits.priceMax),
    /** null: unlimited. */
    stock: countOrNull(0, limits.stockMax),
    available: yes(),
    /** Alternative text of the picture, for screen readers. */
    image_text: text(),
  },
  files: { image: 'image' },
  sort: ['name', 'price'],
})
