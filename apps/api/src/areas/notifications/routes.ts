import { notificationCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { languageOf } from '../../contract/language.ts'
import { listNotifications } from './pages.ts'
import { markNotificationRead, readNotifications } from './mark-read.ts'

export const notificationRoutes: FastifyPluginAsync = async (app) => {
  const { db, clock } = app.context

  route(app, notificationCalls.notifications, ({ user, query, request }) =>
    listNotifications(db, user.id, query, languageOf(request.headers['accept-language'])),
  )
  route(app, notificationCalls.markNotificationRead, async ({ user, params }) => {
    await markNotificationRead(db, { id: params.id, user_id: user.id }, clock())
    return undefined
  })
  route(app, notificationCalls.readNotifications, async ({ user, body }) => {
    await readNotifications(db, { id: body.until, user_id: user.id }, clock())
    return undefined
  })
}
