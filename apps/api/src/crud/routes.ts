import { caringCalls, managedCalls } from '@the-house/domain'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { route } from '../contract/route.ts'
import { entities, type Entity } from './entities.ts'
import { fileRoutesOf } from './file-routes.ts'
import { readFormer, readHistory } from './history.ts'
import { readOne, readPage } from './read.ts'
import { dependents, remove, restore } from './remove.ts'
import { change, create } from './write.ts'

function routesOf(app: FastifyInstance, entity: Entity): void {
  const { house } = app
  const { definition } = entity
  const { shared = [] } = definition
  const { list, read, ...calls } = managedCalls(definition)
  const { dependents: going, restore: back, changes, former } = caringCalls(definition)

  if (!shared.includes('list')) route(app, list, ({ query }) => readPage(house, entity, query))
  if (!shared.includes('read')) route(app, read, ({ params }) => readOne(house, entity, params.id))
  route(app, calls.create, ({ user, body }) => create(house, entity, user, body))
  if (!shared.includes('change'))
    route(app, calls.change, ({ user, params, body }) => change(house, entity, user, { id: params.id, body }))
  route(app, calls.remove, async ({ user, params }) => {
    await remove(house, entity, user, params.id)
    return undefined
  })
  route(app, going, ({ params }) => dependents(house.db, entity, params.id))
  route(app, back, ({ user, params }) => restore(house, entity, user, params.id))
  route(app, changes, ({ params, query }) => readHistory(house.db, entity, params.id, query))
  route(app, former, ({ params, query }) => readFormer(house.db, entity, { ...params, ...query }))
}

/** The calls of everything that is managed, from its definition and its row. */
export const crudRoutes: FastifyPluginAsync = async (app) => {
  for (const entity of entities) {
    routesOf(app, entity)
    fileRoutesOf(app, entity)
  }
}
