import { requestIdHeader } from '@the-house/domain'
import plugin from 'fastify-plugin'

/**
 * Logs one line per request, with the route instead of the URL, whose values may be secrets. Its request id is that of
 * the answer, so that a user can name the line.
 */
export const log = plugin(async (app) => {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header(requestIdHeader, id)
  })

  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
})
