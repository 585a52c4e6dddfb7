import { scheduleCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { downloadRoute } from '../../contract/download-route.ts'
import { route } from '../../contract/route.ts'
import { calendarAddress, calendarFeed, calendarOfClass } from './calendars.ts'

/**
 * Serves classes to external calendars: the feed has no session, it is authorized by a signed URL that cannot be
 * guessed.
 */
export const calendarRoutes: FastifyPluginAsync<{ secret: string }> = async (app, { secret }) => {
  const signed = { context: app.context, secret }

  downloadRoute(app, scheduleCalls.calendarOfClass, ({ user, params }) => calendarOfClass(app.context, user, params.id))
  route(app, scheduleCalls.myCalendar, ({ user }) => calendarAddress(signed, user.id))
  route(app, scheduleCalls.renewCalendar, ({ user }) => calendarAddress(signed, user.id, true))
  downloadRoute(app, scheduleCalls.calendarFeed, ({ params }) => calendarFeed(signed, params.token))
}
