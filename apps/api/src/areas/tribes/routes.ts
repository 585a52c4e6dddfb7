import { tribeCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { findTribe } from './service.ts'

export const tribeRoutes: FastifyPluginAsync = async (app) => {
  route(app, tribeCalls.myTribe, ({ user }) => findTribe(app.house, user))
}
