import { dollarCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { listEntries } from './account.ts'

export const dollarRoutes: FastifyPluginAsync = async (app) => {
  route(app, dollarCalls.myDollars, ({ user, query }) => listEntries(app.context, user.id, query))
}
