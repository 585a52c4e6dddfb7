import { DomainError, mediaCalls } from '@the-house/domain'
import { eq, isNotNull } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { route } from '../../contract/route.ts'
import { uploadRoute } from '../../contract/upload-route.ts'
import { files } from '../../db/schema/index.ts'
import { removeUnused } from '../../files/remove-unused.ts'
import { removeCaptions, sendCaptions } from './captions.ts'
import { changeMedia } from './change.ts'
import { findMedia } from './find.ts'
import { listMedia, readMedia } from './list.ts'
import { replaceMedia } from './replace.ts'
import { listUses } from './uses.ts'

/** It is out of the library: what stays in the storage is deleted by the maintenance. */
const logged = (request: FastifyRequest) => (error: Error) => request.log.error({ err: error }, 'a removed file stays')

export const mediaLibraryRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  route(app, mediaCalls.mediaFiles, ({ query }) => listMedia(context, query))
  route(app, mediaCalls.mediaFile, ({ params }) => readMedia(context, params.id))
  route(app, mediaCalls.mediaUses, ({ params, query }) => listUses(context.db, params.id, query))
  route(app, mediaCalls.changeMedia, ({ user, params, body }) => changeMedia(context, user, params.id, body))
  uploadRoute(
    app,
    mediaCalls.replaceMedia,
    async ({ user, params, receive }) => {
      // Answers 404 before the file is read, which may have 100 MB.
      await findMedia(context.db, params.id)
      return receive((path, name) => replaceMedia(context, user, params.id, { path, name }))
    },
    { rateLimit: 'uploadFile' },
  )
  uploadRoute(
    app,
    mediaCalls.sendMediaCaptions,
    async ({ user, params, receive }) => {
      await findMedia(context.db, params.id)
      return receive((path, name) => sendCaptions(context, user, params.id, { path, name }))
    },
    { rateLimit: 'uploadFile' },
  )
  route(app, mediaCalls.removeMediaCaptions, ({ user, params }) => removeCaptions(context, user, params.id))
  route(app, mediaCalls.removeUnusedMedia, async ({ request }) => ({
    removed: await removeUnused(context, isNotNull(files.unused_at), logged(request)),
  }))
  route(app, mediaCalls.removeMedia, async ({ params, request }) => {
    await findMedia(context.db, params.id)
    if ((await removeUnused(context, eq(files.id, params.id), logged(request))) === 0)
      throw new DomainError('media.used')
    return undefined
  })
}
