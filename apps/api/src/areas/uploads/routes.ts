import { uploadCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { uploadRoute } from '../../contract/upload-route.ts'
import { assertPlace, storeUpload } from './store-upload.ts'

export const uploadRoutes: FastifyPluginAsync = async (app) => {
  uploadRoute(
    app,
    uploadCalls.uploads,
    async ({ user, query, receive }) => {
      assertPlace(query)
      return receive((path, name) => storeUpload(app.context, user, query, { path, name }))
    },
    { rateLimit: 'uploadFile' },
  )
}
