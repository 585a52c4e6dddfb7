import { surveyCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { readExercises, retryExercises } from './attempts.ts'
import { finishExercises } from './finish.ts'
import { verifyExercise } from './verify.ts'

export const surveyRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app

  route(app, surveyCalls.exercises, ({ user, params, query }) =>
    readExercises(house, user, { chapter_id: params.id, topic_id: query.topic_id }),
  )
  route(app, surveyCalls.retry, ({ user, params, query }) =>
    retryExercises(house, user, { chapter_id: params.id, ...query }),
  )
  route(app, surveyCalls.verify, ({ user, params, body }) =>
    verifyExercise(house, user, { chapter_id: params.id, ...body }),
  )
  route(app, surveyCalls.finish, ({ user, params, query }) =>
    finishExercises(house, user, { chapter_id: params.id, topic_id: query.topic_id }),
  )
}
