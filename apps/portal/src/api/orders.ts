import type { DeskOrder, Order, Product, RefundForm } from '@the-house/domain'
import { request } from './client.ts'

/** Buys a product at the price that the user was shown; a repeated press returns the same order. */
export const postOrder = ({ id, price }: Pick<Product, 'id' | 'price'>, press: string): Promise<Order> =>
  request('POST /store/orders', { body: { product_id: id, price, press } })

/** Gives an own order back. */
export const postCancellation = (id: number): Promise<Order> =>
  request('POST /store/orders/:id/cancel', { params: { id } })

export const postHandOut = (id: number): Promise<DeskOrder> =>
  request('POST /store/orders/:id/hand', { params: { id } })

export const postRefund = (id: number, body: RefundForm): Promise<DeskOrder> =>
  request('POST /store/orders/:id/refund', { params: { id }, body })
