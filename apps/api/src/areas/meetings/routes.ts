import { meetingCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { listGiven } from './given.ts'
import { findStatus, listMeetings } from './online.ts'
import { markPresence } from './presence.ts'

export const meetingRoutes: FastifyPluginAsync = async (app) => {
  const { house } = app

  route(app, meetingCalls.meetings, async ({ user }) => ({ content: await listMeetings(house, user) }))
  route(app, meetingCalls.meetingStatus, ({ user, params }) => findStatus(house, user, params.id))
  route(app, meetingCalls.myMeetings, async ({ user }) => ({ content: await listGiven(house, user) }))
  route(app, meetingCalls.markPresence, async ({ user, params, body }) => {
    await markPresence(house, user, { ...params, ...body })
    return undefined
  })
}
