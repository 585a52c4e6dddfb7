import { courseCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { audited } from '../session/audit.ts'
import { placeLearner, readLearner } from './learner.ts'
import { nextStep } from './next.ts'

export const courseRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  route(app, courseCalls.nextStep, ({ user, query }) => nextStep(context, user, query))
  route(app, courseCalls.learner, ({ user, params }) => readLearner(context, user, params.id))
  route(app, courseCalls.placeLearner, async ({ user, params, body, request }) => {
    const learner = await audited(request, 'people.place', () => placeLearner(context, user, { ...params, ...body }))
    request.log.info({ event: 'people.place', user_id: user.id, person_id: learner.id }, 'placed a person')
    return learner
  })
}
