import { courseCheckCalls, coursePasteCalls, courseStepCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { checkChapter } from './check.ts'
import { measureImpact } from './impact.ts'
import { pasteText } from './paste/paste.ts'
import { pressSteps } from './press.ts'
import { readTree } from './tree.ts'

export const courseStudioRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  route(app, courseStepCalls.courseTree, ({ query }) => readTree(context.db, query.book_id))
  route(app, courseStepCalls.courseSteps, ({ user, body }) => pressSteps(context, user, body))
  route(app, courseCheckCalls.courseCheck, ({ params }) => checkChapter(context.db, params.id))
  route(app, coursePasteCalls.coursePaste, ({ user, body }) => pasteText(context, user, body))
  route(app, courseStepCalls.courseImpact, ({ user, body }) => measureImpact(context, user, body.steps))
}
