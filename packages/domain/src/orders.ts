import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { orderStatuses } from './kinds.ts'
import { limits } from './limits.ts'
import { normalizeOrderCode } from './order-code.ts'
import { pageOf, pageQuery } from './paging.ts'
import { array, boolean, id, instant, number, object, picture, requiredId, string, trimmed } from './validation.ts'

const named = object({ id: requiredId(), name: string().required() })

const fields = {
  id: requiredId(),
  product: object({
    id: requiredId(),
    name: string().required(),
    image: picture(),
    image_text: string().default(''),
  }).required(),
  /** The unit at whose desk it is fetched. */
  unity: named.required(),
  /** In dollars, at the time of the order. */
  price: number().required(),
  /** The code that is shown at the desk. */
  code: string().required(),
  status: string().oneOf(orderStatuses).required(),
  created_at: instant().required(),
  /** Until when a reserved one is kept. */
  until: instant().required(),
  /** When it was handed out, cancelled or refunded. */
  changed_at: instant().nullable().default(null),
  /** Whether it was cancelled because nobody fetched it in time. */
  expired: boolean().required(),
  /** Why it was refunded. */
  reason: string().default(''),
}

/** An order as the student sees it. */
export const orderSchema = object(fields)
export type Order = InferType<typeof orderSchema>

/** An order as the desk sees it. */
export const deskOrderSchema = object({
  ...fields,
  student: named.required(),
  handed_at: instant().nullable().default(null),
  /** null: it was not handed out, or that user was deleted. */
  handed_by: named.nullable().default(null),
  /** Who handed it out, cancelled or refunded it; null: the school, since nobody fetched it. */
  changed_by: named.nullable().default(null),
})
export type DeskOrder = InferType<typeof deskOrderSchema>

const count = () => number().required()
/** How many orders there are in each status, counted as far as `limits.countedRows`. */
const counts = object({ RESERVED: count(), HANDED: count(), CANCELLED: count(), REFUNDED: count() })
export type OrderCounts = InferType<typeof counts>

export const refundSchema = object({
  /** Shown to the student, too. */
  reason: trimmed().max(limits.reportMax, 'validation.long').required('validation.required'),
  /** Whether the item goes back into stock. */
  restock: boolean().default(true),
})
export type RefundForm = InferType<typeof refundSchema>

const params = object({ id: requiredId() })

export const orderCalls = defineCalls({
  buyProduct: {
    ...endpoints.buyProduct,
    summary: 'Buy a product with dollars; again with the same press changes nothing',
    body: object({
      product_id: requiredId(),
      /** The price that the student was shown; another one by now is refused. */
      price: number().integer('validation.type').required('validation.required'),
      /** The idempotency key. */
      press: trimmed().max(64, 'validation.long').required('validation.required'),
    }),
    answer: orderSchema,
  },
  myOrders: {
    ...endpoints.myOrders,
    summary: 'The own orders, the newest first',
    query: pageQuery,
    answer: pageOf(orderSchema, {}),
  },
  cancelOrder: {
    ...endpoints.cancelOrder,
    summary: 'Give back an own order that was not fetched yet',
    params,
    answer: orderSchema,
  },
  deskOrders: {
    ...endpoints.deskOrders,
    summary: 'Orders of the own units: those that wait by age, others the newest first',
    query: pageQuery.shape({
      code: trimmed()
        .transform((given: unknown) => (typeof given === 'string' ? normalizeOrderCode(given) : given))
        .max(20, 'validation.long'),
      status: string().oneOf(orderStatuses),
      product_id: id(),
      unity_id: id(),
    }),
    /** The counts are those of the other filters, in every status. */
    answer: pageOf(deskOrderSchema, {
      /** There are more than `total`, which counts as far as `limits.countedRows`. */
      more: boolean().required(),
      counts: counts.required(),
      /** The statuses in which there are more than `counts` says. */
      exceeded: array(string().oneOf(orderStatuses).required()).required(),
    }),
  },
  deskFacets: {
    ...endpoints.deskFacets,
    summary: 'The units and the products by which orders are filtered',
    answer: object({ unities: array(named).required(), products: array(named).required() }),
  },
  handOrder: { ...endpoints.handOrder, summary: 'Hand an order out', params, answer: deskOrderSchema },
  refundOrder: {
    ...endpoints.refundOrder,
    summary: 'Take an order back: its dollars return to the student',
    params,
    body: refundSchema,
    answer: deskOrderSchema,
  },
})
