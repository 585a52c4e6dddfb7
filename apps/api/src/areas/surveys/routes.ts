import { managed, surveyCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { overloadedRoute } from '../../contract/overloaded-route.ts'
import { route } from '../../contract/route.ts'
import { managedChange } from '../../crud/shared.ts'
import { countOpenAttempts, readExercises, retryExercises } from './attempts.ts'
import { finishExercises } from './finish.ts'
import { revealAnswers } from './reveal.ts'
import { verifyExercise } from './verify.ts'

const { fields } = managed.chapters

/** Distinguishes two calls with one URL: an administrator changes the chapter, a student submits an exercise of it. */
const isChange = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  !('exercise_id' in body) &&
  Object.keys(body).some((name) => name in fields || name === 'version')

export const surveyRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, surveyCalls.exercises, ({ user, params, query }) =>
    readExercises(context, user, { chapter_id: params.id, ...query }),
  )
  route(app, surveyCalls.retry, ({ user, params, query }) =>
    retryExercises(context, user, { chapter_id: params.id, ...query }),
  )
  overloadedRoute(
    app,
    {
      call: surveyCalls.verify,
      handler: ({ user, params, body }) => verifyExercise(context, user, { chapter_id: params.id, ...body }),
    },
    managedChange(context, 'chapters'),
    isChange,
  )
  route(app, surveyCalls.openAttempts, ({ params }) => countOpenAttempts(context.db, params.id))
  route(app, surveyCalls.revealAnswers, ({ user, params, query }) =>
    revealAnswers(context, user, { chapter_id: params.id, ...query }),
  )
  route(app, surveyCalls.finish, ({ user, params, query, body }) =>
    finishExercises(context, user, { chapter_id: params.id, ...query, seen: body.answers }),
  )
}
