import { notificationCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { route } from '../../contract/route.ts'
import { languageOf } from '../../contract/language.ts'
import { listNotifications } from './pages.ts'
import { markNotificationRead, readNotifications } from './mark-read.ts'

const ownOf = (user: AuthenticatedUser, id: number) => ({ id, user_id: user.id, session_id: user.session_id })

export const notificationRoutes: FastifyPluginAsync = async (app) => {
  const { db, clock } = app.context

  route(app, notificationCalls.notifications, ({ user, query, request }) =>
    listNotifications(db, user.id, query, languageOf(request.headers['accept-language'])),
  )
  route(app, notificationCalls.markNotificationRead, async ({ user, params }) => {
    await markNotificationRead(db, ownOf(user, params.id), clock())
    return undefined
  })
  route(app, notificationCalls.readNotifications, async ({ user, body }) => {
    await readNotifications(db, ownOf(user, body.until), clock())
    return undefined
  })
}
