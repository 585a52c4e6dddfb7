import { scheduleCalls } from '@the-house/domain'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { route } from '../../contract/route.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { languageOf } from '../../contract/language.ts'
import { listBookable } from './bookable.ts'
import { cancelBooking, joinWaitingList, bookClass } from './bookings.ts'

interface Asked {
  user: AuthenticatedUser
  request: FastifyRequest
}

const callerOf = ({ user: { id, unity_id }, request }: Asked) => ({
  id,
  unity_id,
  language: languageOf(request.headers['accept-language']),
})

export const scheduleRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, scheduleCalls.schedules, async ({ user, query }) => ({
    classes: await listBookable(context.db, user, query.start_week),
  }))
  route(app, scheduleCalls.bookClass, (asked) => bookClass(context, callerOf(asked), asked.params.id))
  route(app, scheduleCalls.cancelBooking, (asked) => cancelBooking(context, callerOf(asked), asked.params.id))
  route(app, scheduleCalls.joinWaitingList, (asked) => joinWaitingList(context, callerOf(asked), asked.params.id))
}
