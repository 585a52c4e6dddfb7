import { importCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { listImports, readImport } from '../../imports/read.ts'

export const importRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  route(app, importCalls.imports, async ({ user, query }) => ({ content: await listImports(context, user, query) }))
  route(app, importCalls.import, ({ user, params }) => readImport(context, user, params.id))
}
