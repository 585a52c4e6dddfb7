import { tribeCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { listTribes, rankTribes } from './ranking.ts'
import { findTribe } from './service.ts'

export const tribeRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app

  route(app, tribeCalls.myTribe, ({ user }) => findTribe(house, user))
  route(app, tribeCalls.tribes, ({ user, query }) => rankTribes(house.db, user, query))
  route(app, tribeCalls.allTribes, () => listTribes(house.db))
}
