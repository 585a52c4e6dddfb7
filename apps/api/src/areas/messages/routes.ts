import { messageCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { readGroups } from '../../audience/groups.ts'
import { listPeopleInScope } from '../../audience/people.ts'
import { route } from '../../contract/route.ts'
import { changeMessage } from './change.ts'
import { messageScope } from './scope.ts'
import { listMessages, readMessage } from './read.ts'
import { recallMessage, removeMessage } from './recall.ts'
import { countReceivers, listReceivers } from './receivers.ts'
import { sendMessage } from './send.ts'

export const messageRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app
  const { db, clock } = context

  route(app, messageCalls.sendMessage, ({ user, body }) => sendMessage(context, user, body))
  route(app, messageCalls.countMessageReceivers, ({ user, body }) => countReceivers(db, user, body))
  route(app, messageCalls.messages, ({ user, query }) => listMessages(db, user, query, clock()))
  route(app, messageCalls.message, ({ user, params }) => readMessage(db, user, params.id, clock()))
  route(app, messageCalls.messageReceivers, ({ user, params, query }) =>
    listReceivers(db, user, { id: params.id, ...query }),
  )
  route(app, messageCalls.changeMessage, ({ user, params, body }) =>
    changeMessage(context, user, { id: params.id, ...body }),
  )
  route(app, messageCalls.recallMessage, ({ user, params }) => recallMessage(context, user, params.id))
  route(app, messageCalls.removeMessage, async ({ user, params }) => {
    await removeMessage(context, user, params.id)
    return undefined
  })
  route(app, messageCalls.messageAudiences, ({ user }) => readGroups(db, messageScope(db, user)))
  route(app, messageCalls.messagePeople, ({ user, query }) => listPeopleInScope(db, messageScope(db, user), query))
}
