import { classCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { listMyClasses } from './service.ts'

export const classRoutes: FastifyPluginAsync = async (app) => {
  route(app, classCalls.myClasses, async ({ user }) => ({ content: await listMyClasses(app.context, user) }))
}
