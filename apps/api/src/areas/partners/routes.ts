import { partnerCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { alsoManaged, managedPage } from '../../crud/shared.ts'
import { listSegments } from './segments.ts'
import { findPartner, listPartners } from './service.ts'

export const partnerRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app

  route(app, partnerCalls.partners, ({ user, query }) =>
    query.all ? managedPage(house, user, 'partners', query) : listPartners(house, user, query),
  )
  route(app, partnerCalls.partner, async ({ user, params: { id } }) => ({
    ...(await findPartner(house, user, id)),
    ...(await alsoManaged(house, user, 'partners', id)),
  }))
  route(app, partnerCalls.segments, ({ user, query }) =>
    query.all ? managedPage(house, user, 'segments', query) : listSegments(house.db, query),
  )
}
