import { eventCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { streamRoute } from '../../contract/stream-route.ts'

export const eventRoutes: FastifyPluginAsync = async (app) => {
  const { events } = app.context

  streamRoute(app, eventCalls.myEvents, async ({ user }) => events.open(user))
  // At a graceful stop pages are sent away at once: the server waits for the end of every response.
  app.addHook('preClose', async () => events.endStreams())
}
