import { tribeCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { listTribes, rankTribes } from './ranking.ts'
import { readSeasons } from './seasons.ts'
import { findTribe } from './service.ts'

export const tribeRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, tribeCalls.myTribe, ({ user }) => findTribe(context, user))
  route(app, tribeCalls.tribes, ({ user, query }) => context.replica.read(user, (db) => rankTribes(db, user, query)))
  route(app, tribeCalls.seasons, ({ user }) => readSeasons(context, user))
  route(app, tribeCalls.allTribes, ({ user }) => context.replica.read(user, listTribes))
}
