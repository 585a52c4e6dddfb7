import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { listOf } from './paging.ts'
import { boolean, id, number, object, picture, requiredId, string } from './validation.ts'

export const categorySchema = object({ id: requiredId(), name: string().required() })
export type Category = InferType<typeof categorySchema>

export const productSchema = object({
  id: requiredId(),
  name: string().required(),
  description: string().default(''),
  /** In the school's dollars. */
  price: number().required(),
  image: picture(),
  image_text: string().default(''),
  category: categorySchema,
  available: boolean().required(),
  /** Items in stock; null: unlimited. */
  stock: number().nullable().default(null),
})
export type Product = InferType<typeof productSchema>

export const storeCalls = defineCalls({
  products: {
    ...endpoints.products,
    summary: 'What the store has, by name',
    query: object({ category_id: id() }),
    answer: listOf(productSchema),
  },
  categories: { ...endpoints.categories, summary: 'Categories of the store', answer: listOf(categorySchema) },
})
