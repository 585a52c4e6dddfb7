import { object, string } from 'yup'
import { uploadCalls } from '@the-house/domain'
import { jsonSchema } from '../../contract/json-schema.ts'
import type { FastifyPluginAsync } from 'fastify'
import { uploadRoute } from '../../contract/upload-route.ts'
import { assertPlace, storeUpload } from './store-upload.ts'
import { textPictures } from './text-picture-address.ts'
import { fileOfTextPicture, redirectSeconds, storeTextPicture } from './text-pictures.ts'

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
  uploadRoute(
    app,
    uploadCalls.sendTextPicture,
    ({ user, receive }) =>
      receive(async (path, name) => ({
        src: await storeTextPicture(app.context, { path, name, sent_by: user.id }),
      })),
    { rateLimit: 'uploadFile' },
  )
  app.get<{ Params: { name: string } }>(
    `${textPictures}/:name`,
    {
      schema: {
        operationId: 'textPicture',
        summary: 'A picture of a text: leads to its file',
        tags: ['text_pictures'],
        params: jsonSchema(object({ name: string().required() }), 'request'),
      },
      validatorCompiler: () => () => true,
    },
    async ({ params: { name } }, reply) =>
      reply
        .header('cache-control', `private, max-age=${redirectSeconds}`)
        .redirect(fileOfTextPicture(app.context, name)),
  )
}
