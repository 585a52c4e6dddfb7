import { meetingCalls, timetableCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { askForCover, takeBackCover } from './cover.ts'
import { setLink } from './link.ts'
import { addWalkIn, listWalkIns } from './walk-in.ts'
import { listTaught } from './taught.ts'
import { findStatus, listMeetings } from './online.ts'
import { markPresence } from './presence.ts'

export const meetingRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, meetingCalls.meetings, async ({ user }) => ({ content: await listMeetings(context, user) }))
  route(app, meetingCalls.meetingStatus, ({ user, params }) => findStatus(context, user, params.id))
  route(app, meetingCalls.myMeetings, async ({ user }) => ({ content: await listTaught(context, user) }))
  route(app, meetingCalls.markPresence, async ({ user, params, body }) => {
    await markPresence(context, user, { ...params, ...body })
    return undefined
  })
  route(app, meetingCalls.setMeetingLink, async ({ user, params, body }) => {
    await setLink(context, user, { ...params, ...body })
    return undefined
  })
  route(app, meetingCalls.walkIns, ({ user, params, query }) => listWalkIns(context.db, user, { ...params, ...query }))
  route(app, meetingCalls.addWalkIn, async ({ user, params }) => {
    await addWalkIn(context, user, params)
    return undefined
  })
  route(app, timetableCalls.askForCover, async ({ user, params, body }) => {
    await askForCover(context, user, { ...params, ...body })
    return undefined
  })
  route(app, timetableCalls.takeBackCover, async ({ user, params }) => {
    await takeBackCover(context, user, params.id)
    return undefined
  })
}
