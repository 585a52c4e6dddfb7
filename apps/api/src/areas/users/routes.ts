import { userCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { allUnities, findUnities, findUser } from './service.ts'

export const userRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  route(app, userCalls.me, ({ user }) => findUser(context, user))
  route(app, userCalls.unities, async () => ({ content: await allUnities(context.db) }))
  route(app, userCalls.myUnities, async ({ user }) => ({ content: await findUnities(context.db, user) }))
}
