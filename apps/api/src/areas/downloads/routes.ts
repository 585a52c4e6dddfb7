import { downloadCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { downloadRoute } from '../../contract/download-route.ts'
import { route } from '../../contract/route.ts'
import { storedFile } from '../../files/stored.ts'
import { findArchive, listArchives } from './service.ts'

export const downloadRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, downloadCalls.archives, ({ user, params }) => listArchives(context, user, params.id))
  downloadRoute(app, downloadCalls.archive, async ({ user, params }) => {
    const { file, file_name } = await findArchive(context.db, user, params.id)
    return storedFile(context, file, file_name)
  })
}
