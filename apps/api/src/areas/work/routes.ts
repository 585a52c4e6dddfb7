import { workCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { listFailures } from './failures.ts'
import { listFindings } from './findings.ts'
import { readWork } from './read.ts'

export const workRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  route(app, workCalls.myWork, ({ user }) => readWork(context, user))
  route(app, workCalls.courseFindings, async ({ user }) => ({ content: [...(await listFindings(context.db, user))] }))
  route(app, workCalls.failures, ({ query }) => listFailures(context.db, query, context.clock()))
}
