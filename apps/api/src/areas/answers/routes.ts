import { answerCalls, noAnswer } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { saveAnswer } from './save.ts'

export const answerRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, answerCalls.answerAlternatives, ({ user, params, body }) =>
    saveAnswer(context, user, {
      test_id: params.id,
      exercise_id: body.exercise_id,
      version: body.version,
      client_id: body.client_id,
      channel: 'alternatives',
      given: { ...noAnswer, alternatives: body.alternative_ids ?? [], text: body.answer_text ?? '' },
    }),
  )

  route(app, answerCalls.answerOpen, ({ user, params, body }) =>
    saveAnswer(context, user, {
      test_id: params.id,
      exercise_id: body.exercise_id,
      version: body.version,
      client_id: body.client_id,
      channel: 'open',
      given: { ...noAnswer, text: body.answer_text },
    }),
  )

  route(app, answerCalls.answerOptions, ({ user, params, body }) =>
    saveAnswer(context, user, {
      test_id: params.id,
      exercise_id: body.exercise_id,
      version: body.version,
      client_id: body.client_id,
      channel: 'options',
      given: { ...noAnswer, options: body.options },
    }),
  )
}
