import { dashboardCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { readDashboard } from './service.ts'

export const dashboardRoutes: FastifyPluginAsync = async (app) => {
  route(app, dashboardCalls.myDashboard, ({ user }) =>
    readDashboard(app.context, user, (error, part) => app.log.error({ err: error, part }, 'a part of the dashboard')),
  )
}
