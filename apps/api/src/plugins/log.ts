import plugin from 'fastify-plugin'

/** Logs one line per request, with the route instead of the URL, whose values may be secrets. */
export const log = plugin(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
})
