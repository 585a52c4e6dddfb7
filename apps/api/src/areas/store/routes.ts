import { storeCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { listCategories, listProducts } from './service.ts'

export const storeRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, storeCalls.products, async ({ query }) => ({ content: await listProducts(context, query.category_id) }))
  route(app, storeCalls.categories, async () => ({ content: await listCategories(context.db) }))
}
