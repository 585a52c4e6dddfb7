import { scheduleCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { downloadRoute } from '../../contract/download-route.ts'
import { route } from '../../contract/route.ts'
import { calendarAddress, calendarFeed, calendarOfClass } from './calendars.ts'

/** Classes for people's own calendars; what these read has no session, only an address that is hard to guess. */
export const calendarRoutes: FastifyPluginAsync<{ secret: string }> = async (app, { secret }) => {
  const signed = { house: app.house, secret }

  downloadRoute(app, scheduleCalls.calendarOfClass, ({ user, params }) => calendarOfClass(app.house, user, params.id))
  route(app, scheduleCalls.myCalendar, ({ user }) => calendarAddress(signed, user.id))
  route(app, scheduleCalls.renewCalendar, ({ user }) => calendarAddress(signed, user.id, true))
  downloadRoute(app, scheduleCalls.calendarFeed, ({ params }) => calendarFeed(signed, params.token))
}
