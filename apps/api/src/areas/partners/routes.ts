import { partnerCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { alsoManaged, managedPage } from '../../crud/shared.ts'
import { replaceSegment } from './replace-segment.ts'
import { listSegments } from './segments.ts'
import { findPartner, listPartners } from './service.ts'

export const partnerRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, partnerCalls.partners, ({ user, query }) =>
    query.all ? managedPage(context, user, 'partners', query) : listPartners(context, user, query),
  )
  route(app, partnerCalls.partner, async ({ user, params: { id } }) => ({
    ...(await findPartner(context, user, id)),
    ...(await alsoManaged(context, user, 'partners', id)),
  }))
  route(app, partnerCalls.segments, ({ user, query }) =>
    query.all ? managedPage(context, user, 'segments', query) : listSegments(context.db, query),
  )
  route(app, partnerCalls.replaceSegment, async ({ user, params, body }) => {
    await replaceSegment(context, user, params.id, body.move_to)
    return undefined
  })
}
