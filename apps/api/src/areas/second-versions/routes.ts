import { secondVersionCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { sendSecondVersion } from './send.ts'

export const secondVersionRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, secondVersionCalls.sendSecondVersion, ({ user, params, body }) =>
    sendSecondVersion(context, user, { test_id: params.id, exercise_id: body.exercise_id, text: body.answer_text }),
  )
}
