import { scheduleCalls } from '@the-house/domain'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { route } from '../../contract/route.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { languageOf } from '../session/language.ts'
import { listOffered } from './offered.ts'
import { giveBack, standInLine, takePlace } from './places.ts'

interface Asked {
  user: SignedIn
  request: FastifyRequest
}

const callerOf = ({ user: { id, unity_id }, request }: Asked) => ({
  id,
  unity_id,
  language: languageOf(request.headers['accept-language']),
})

export const scheduleRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app

  route(app, scheduleCalls.schedules, async ({ user, query }) => ({
    classes: await listOffered(house.db, user, query.start_week),
  }))
  route(app, scheduleCalls.schedule, (asked) => takePlace(house, callerOf(asked), asked.params.id))
  route(app, scheduleCalls.unschedule, (asked) => giveBack(house, callerOf(asked), asked.params.id))
  route(app, scheduleCalls.waitForPlace, (asked) => standInLine(house, callerOf(asked), asked.params.id))
}
