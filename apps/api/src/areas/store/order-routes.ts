import { orderCalls } from '@the-house/domain'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { route } from '../../contract/route.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { audited } from '../session/audit.ts'
import { buyProduct } from './buy.ts'
import { listDeskFacets, listDeskOrders } from './desk.ts'
import { handOrder, refundOrder } from './hand.ts'
import { cancelOrder, listOwnOrders } from './own-orders.ts'

interface Asked {
  request: FastifyRequest
  user: AuthenticatedUser
}

/** Runs a change of an order and logs who did what to which order. */
async function noted<T extends { id: number }>(
  { request, user }: Asked,
  what: string,
  act: () => Promise<T>,
): Promise<T> {
  const order = await audited(request, `store.${what}`, act)
  request.log.info({ event: `store.${what}`, user_id: user.id, order_id: order.id }, `${what} an order`)
  return order
}

export const orderRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  route(app, orderCalls.buyProduct, (asked) => noted(asked, 'buy', () => buyProduct(context, asked.user, asked.body)))
  route(app, orderCalls.myOrders, ({ user, query }) => listOwnOrders(context, user.id, query))
  route(app, orderCalls.cancelOrder, (asked) =>
    noted(asked, 'cancel', () => cancelOrder(context, asked.user.id, asked.params.id)),
  )
  route(app, orderCalls.deskOrders, ({ user, query }) => listDeskOrders(context, user, query))
  route(app, orderCalls.deskFacets, ({ user }) => listDeskFacets(context.db, user))
  route(app, orderCalls.handOrder, (asked) =>
    noted(asked, 'hand', () => handOrder(context, asked.user, asked.params.id)),
  )
  route(app, orderCalls.refundOrder, (asked) =>
    noted(asked, 'refund', () => refundOrder(context, asked.user, { ...asked.body, id: asked.params.id })),
  )
}
