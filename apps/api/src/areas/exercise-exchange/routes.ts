import { exchangeCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { downloadRoute } from '../../contract/download-route.ts'
import { route } from '../../contract/route.ts'
import { uploadRoute } from '../../contract/upload-route.ts'
import { exportFile } from './export.ts'
import { importFile } from './import.ts'
import { assertTopic } from './insert-exercises.ts'
import { tryExercise } from './try.ts'

export const exerciseExchangeRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  uploadRoute(
    app,
    exchangeCalls.importExercises,
    async ({ user, query, receive }) => {
      await assertTopic(context.db, query.topic_id)
      return receive((path, name) => importFile(context, user, query, { path, name }))
    },
    { rateLimit: 'exchangeExercises' },
  )
  downloadRoute(app, exchangeCalls.exportExercises, async ({ query }) => exportFile(context, query), {
    rateLimit: 'exchangeExercises',
  })
  route(app, exchangeCalls.tryExercise, async ({ body }) => tryExercise(body))
}
