import { partnerCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { listSegments } from './segments.ts'
import { findPartner, listPartners } from './service.ts'

export const partnerRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app

  route(app, partnerCalls.partners, ({ user, query }) => listPartners(house, user, query))
  route(app, partnerCalls.partner, ({ user, params }) => findPartner(house, user, params.id))
  route(app, partnerCalls.segments, ({ query }) => listSegments(house.db, query))
}
