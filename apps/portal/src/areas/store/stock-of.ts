import type { Product } from '@the-house/domain'

/** From this number down the number of items left is shown. */
const few = 5

/** The stock level of a product as shown. */
export type Stock = 'available' | 'few' | 'soldOut' | 'unavailable'

export function stockOf({ available, stock }: Pick<Product, 'available' | 'stock'>): Stock {
  if (stock === 0) return 'soldOut'
  if (!available) return 'unavailable'
  return stock !== null && stock <= few ? 'few' : 'available'
}
