import { lifecycleCalls, managedCalls } from '@the-house/domain'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { route } from '../contract/route.ts'
import { entities, type Entity } from './entities.ts'
import { fileRoutesOf } from './file-routes.ts'
import { readRevision, readHistory } from './audit-trail.ts'
import { assertOwnRow } from './own-units.ts'
import { readOne, readPage } from './read.ts'
import { dependents, softDelete, restore } from './soft-delete.ts'
import { change, create } from './write.ts'

function routesOf(app: FastifyInstance, entity: Entity): void {
  const { context } = app
  const { definition } = entity
  const { shared = [] } = definition
  const { list, read, ...calls } = managedCalls(definition)
  const { dependents: going, restore: back, changes, former } = lifecycleCalls(definition)

  if (!shared.includes('list')) route(app, list, ({ user, query }) => readPage(context, entity, user, query))
  if (!shared.includes('read')) route(app, read, ({ user, params }) => readOne(context, entity, user, params.id))
  route(app, calls.create, ({ user, body }) => create(context, entity, user, body))
  if (!shared.includes('change'))
    route(app, calls.change, ({ user, params, body }) => change(context, entity, user, { id: params.id, body }))
  route(app, calls.remove, async ({ user, params }) => {
    await softDelete(context, entity, user, params.id)
    return undefined
  })
  route(app, going, ({ user, params }) => dependents(context, entity, user, params.id))
  route(app, back, ({ user, params }) => restore(context, entity, user, params.id))
  route(app, changes, async ({ user, params, query }) => {
    await assertOwnRow(context.db, entity, user, { id: params.id, to: 'read' })
    return readHistory(context.db, entity, params.id, query)
  })
  route(app, former, async ({ user, params, query }) => {
    await assertOwnRow(context.db, entity, user, { id: params.id, to: 'read' })
    return readRevision(context.db, entity, { ...params, ...query })
  })
}

/** Registers the calls of every managed entity, from its definition and its row. */
export const crudRoutes: FastifyPluginAsync = async (app) => {
  for (const entity of entities) {
    routesOf(app, entity)
    fileRoutesOf(app, entity)
  }
}
