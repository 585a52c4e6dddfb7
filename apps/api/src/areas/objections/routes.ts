import { objectionCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { back } from './back.ts'
import { readGroup } from './detail.ts'
import { listGroups } from './groups.ts'
import { objectTo, withdraw } from './object.ts'
import { listRight, removeRight } from './right-answers.ts'
import { rule } from './rule.ts'

export const objectionRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app
  const { db } = house

  route(app, objectionCalls.object, ({ user, params, body }) => objectTo(house, user, { test_id: params.id, ...body }))
  route(app, objectionCalls.withdrawObjection, async ({ user, params: { id, exercise_id } }) => {
    await withdraw(house, user, { test_id: id, exercise_id })
    return undefined
  })
  route(app, objectionCalls.objections, ({ user, query }) => listGroups(db, user, query))
  route(app, objectionCalls.objection, ({ user, params }) => readGroup(house, user, params.id))
  route(app, objectionCalls.backObjection, async ({ user, params, body }) => {
    await back(house, user, params.id, body.backed)
    return undefined
  })
  route(app, objectionCalls.refuseObjection, async ({ user, params, body }) => {
    await rule(house, user, { id: params.id, accepted: false, reply: body.reply })
    return undefined
  })
  route(app, objectionCalls.acceptObjection, ({ user, params, body }) =>
    rule(house, user, { id: params.id, accepted: true, reply: body.reply }),
  )
  route(app, objectionCalls.rightAnswers, async ({ params }) => ({ content: await listRight(db, params.id) }))
  route(app, objectionCalls.removeRightAnswer, async ({ user, params }) => {
    await removeRight(house, user, params.id, params.gist)
    return undefined
  })
}
