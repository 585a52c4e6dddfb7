import type { FastifyPluginAsync } from 'fastify'
import { createReadiness, type Readiness } from './readiness.ts'

/**
 * Liveness (/healthz: the process runs) and readiness (/readyz: the database answers and keeps what is written, and no
 * stop has begun), for a supervisor.
 */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  const readinessOf = createReadiness(app.context)

  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (app.stopping.hasBegun) return reply.code(503).send({ status: 'stopping' })
    const status = await readinessOf().catch((error: unknown): Readiness => {
      request.log.warn({ err: error }, 'not ready')
      return 'unavailable'
    })
    return status === 'ok' ? { status } : reply.code(503).header('retry-after', '2').send({ status })
  })
}
