import { expect, it } from 'vitest'
import { orderQueryOf } from './order-query.ts'

it.each([
  ['', { status: 'RESERVED' }],
  ['?status=HANDED&product=3&unit=2&page=4', { status: 'HANDED', product_id: 3, unity_id: 2, page: 4 }],
  ['?status=ALL', {}],
  ['?status=LOST&product=x', { status: 'RESERVED' }],
  ['?code=kq7-m2x', { code: 'kq7-m2x' }],
])('asks by the address %s for what it says', (address, asked) => {
  expect(orderQueryOf(new URLSearchParams(address))).toEqual({ page: 1, size: 20, ...asked })
})
