import { surveyCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { forkedRoute } from '../../contract/forked-route.ts'
import { route } from '../../contract/route.ts'
import { managedChange } from '../../crud/shared.ts'
import { countOpenAttempts, readExercises, retryExercises } from './attempts.ts'
import { finishExercises } from './finish.ts'
import { verifyExercise } from './verify.ts'

/** An administrator changes the chapter, a student has an exercise of it marked: both at one address. */
const isChange = (body: unknown) =>
  typeof body === 'object' && body !== null && 'version' in body && !('exercise_id' in body)

export const surveyRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app

  route(app, surveyCalls.exercises, ({ user, params, query }) =>
    readExercises(house, user, { chapter_id: params.id, ...query }),
  )
  route(app, surveyCalls.retry, ({ user, params, query }) =>
    retryExercises(house, user, { chapter_id: params.id, ...query }),
  )
  forkedRoute(
    app,
    {
      call: surveyCalls.verify,
      handler: ({ user, params, body }) => verifyExercise(house, user, { chapter_id: params.id, ...body }),
    },
    managedChange(house, 'chapters'),
    isChange,
  )
  route(app, surveyCalls.openAttempts, ({ params }) => countOpenAttempts(house.db, params.id))
  route(app, surveyCalls.finish, ({ user, params, query }) =>
    finishExercises(house, user, { chapter_id: params.id, topic_id: query.topic_id }),
  )
}
