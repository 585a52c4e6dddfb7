import { userCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { findUser } from './service.ts'

export const userRoutes: FastifyPluginAsync = async (app) => {
  route(app, userCalls.me, ({ user }) => findUser(app.house.db, user))
}
