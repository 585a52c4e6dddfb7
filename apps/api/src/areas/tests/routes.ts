import { testCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { finishTest } from './finish.ts'
import { flagExercise } from './flag.ts'
import { listMyTests } from './my-tests.ts'
import { readInfo, readTest } from './read.ts'
import { startTest } from './start.ts'

export const testRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, testCalls.myTests, ({ user, query }) => listMyTests(context, user, query))
  route(app, testCalls.testInfo, ({ user, params }) => readInfo(context, user, params.id))
  route(app, testCalls.startTest, ({ user, params }) => startTest(context, user, params.id))
  route(app, testCalls.testExercises, ({ user, params }) => readTest(context, user, params.id))
  route(app, testCalls.finishTest, ({ user, params }) => finishTest(context, user, params.id))
  route(app, testCalls.flagExercise, async ({ user, params, body }) => {
    await flagExercise(context, user, { id: params.id, ...body })
    return undefined
  })
}
