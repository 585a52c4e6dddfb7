import { sendingCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { readGroups } from '../../audience/groups.ts'
import { listPeopleInScope } from '../../audience/people.ts'
import { receiversOf } from '../../audience/scope.ts'
import { route } from '../../contract/route.ts'
import { countKept } from './open-tests.ts'
import { findConfigTest, testScope } from './scope.ts'
import { listSendings, readSending } from './read.ts'
import { recallSending } from './recall.ts'
import { sendTest } from './send.ts'

export const sendingRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  const { db } = context

  route(app, sendingCalls.sendTest, ({ user, params, body }) =>
    sendTest(context, user, { config_test_id: params.id, ...body }),
  )
  route(app, sendingCalls.countReceivers, async ({ user, params, body }) => {
    const { id: config_test_id } = await findConfigTest(db, params.id)
    const user_ids = await receiversOf(db, testScope(db, user), body)
    return { receivers: user_ids.length, kept: await countKept(db, { config_test_id, user_ids }, context.clock()) }
  })
  route(app, sendingCalls.sendings, ({ user, params, query }) => listSendings(db, user, { id: params.id, ...query }))
  route(app, sendingCalls.sending, ({ user, params }) => readSending(db, user, params.id))
  route(app, sendingCalls.recallSending, ({ user, params }) => recallSending(context, user, params.id))
  route(app, sendingCalls.audiences, ({ user }) => readGroups(db, testScope(db, user)))
  route(app, sendingCalls.learners, ({ user, query }) => listPeopleInScope(db, testScope(db, user), query))
}
