import { exchangeCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { downloadRoute } from '../../contract/download-route.ts'
import { route } from '../../contract/route.ts'
import { uploadRoute } from '../../contract/upload-route.ts'
import { exportFile } from './export.ts'
import { importFile } from './import.ts'
import { assertTopic } from './keep.ts'
import { tryExercise } from './try.ts'

/** Far above what somebody sends by hand. */
const rate = { perAddress: 60 }

export const exerciseExchangeRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app
  uploadRoute(
    app,
    exchangeCalls.importExercises,
    async ({ user, query, receive }) => {
      await assertTopic(house.db, query.topic_id)
      return receive((path) => importFile(house, user, query, path))
    },
    rate,
  )
  downloadRoute(app, exchangeCalls.exportExercises, async ({ query }) => exportFile(house.db, query), rate)
  route(app, exchangeCalls.tryExercise, async ({ body }) => tryExercise(body))
}
