import type { Product } from '@the-house/domain'

/** From here down it is told how many are left. */
const few = 5

/** What can be said of how much there is of a product. */
export type Stock = 'available' | 'few' | 'soldOut' | 'unavailable'

export function stockOf({ available, stock }: Pick<Product, 'available' | 'stock'>): Stock {
  if (stock === 0) return 'soldOut'
  if (!available) return 'unavailable'
  return stock !== null && stock <= few ? 'few' : 'available'
}
