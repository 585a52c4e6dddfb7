import { objectionCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { endorseObjection } from './endorse.ts'
import { readGroup } from './detail.ts'
import { listGroups } from './groups.ts'
import { createObjection, withdrawObjection } from './create.ts'
import { listAcceptedAnswers, removeAcceptedAnswer } from './accepted-answers.ts'
import { decideObjections } from './decide.ts'

export const objectionRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  const { db } = context

  route(app, objectionCalls.object, ({ user, params, body }) =>
    createObjection(context, user, { test_id: params.id, ...body }),
  )
  route(app, objectionCalls.withdrawObjection, async ({ user, params: { id, exercise_id } }) => {
    await withdrawObjection(context, user, { test_id: id, exercise_id })
    return undefined
  })
  route(app, objectionCalls.objections, ({ user, query }) => listGroups(db, user, query))
  route(app, objectionCalls.objection, ({ user, params }) => readGroup(context, user, params.id))
  route(app, objectionCalls.endorseObjection, async ({ user, params, body }) => {
    await endorseObjection(context, user, params.id, body.backed)
    return undefined
  })
  route(app, objectionCalls.refuseObjection, async ({ user, params, body }) => {
    await decideObjections(context, user, { id: params.id, accepted: false, reply: body.reply })
    return undefined
  })
  route(app, objectionCalls.acceptObjection, ({ user, params, body }) =>
    decideObjections(context, user, { id: params.id, accepted: true, reply: body.reply }),
  )
  route(app, objectionCalls.rightAnswers, async ({ params }) => ({ content: await listAcceptedAnswers(db, params.id) }))
  route(app, objectionCalls.removeRightAnswer, async ({ user, params }) => {
    await removeAcceptedAnswer(context, user, params.id, params.gist)
    return undefined
  })
}
