import { limits, orderStatuses, type OrderStatus } from '@the-house/domain'
import { idIn } from '../../../page/id-in.ts'
import { pageOf } from '../../../page/page-number.ts'

/** The filters of the list, by their names in the query string. */
export type OrderFilter = 'status' | 'product' | 'unit'

/** Stands for every status; without a status the list is of those that wait. */
export const anyStatus = 'ALL'

/** Returns the status that a query string asks for; undefined: all. A code is looked up whatever became of it. */
export function statusIn(query: URLSearchParams): OrderStatus | undefined {
  const wanted = query.get('status')
  if (wanted === anyStatus || query.get('code')) return undefined
  return orderStatuses.find((one) => one === wanted) ?? 'RESERVED'
}

/** Parses the query string into the query of the call; invalid values are ignored. */
export function orderQueryOf(query: URLSearchParams) {
  const code = query.get('code')
  const status = statusIn(query)
  const [product_id, unity_id] = [idIn(query.get('product') ?? undefined), idIn(query.get('unit') ?? undefined)]
  return {
    page: pageOf(query),
    size: limits.pageSize,
    ...(code ? { code: code.slice(0, 20) } : {}),
    ...(status && { status }),
    ...(product_id !== null && { product_id }),
    ...(unity_id !== null && { unity_id }),
  }
}
