import plugin from 'fastify-plugin'

/** One line a request: the route, never its values, which may be secrets. */
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
