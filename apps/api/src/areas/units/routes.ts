import { managedCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { entityOf } from '../../crud/entities.ts'
import { changeUnit } from './change.ts'

export const unitRoutes: FastifyPluginAsync = async (app) => {
  const entity = entityOf('units')
  route(app, managedCalls(entity.definition).change, ({ user, params, body }) =>
    changeUnit(app.context, entity, user, { id: params.id, body }),
  )
}
