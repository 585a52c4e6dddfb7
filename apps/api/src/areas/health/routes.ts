import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { answersSoon, createReadiness, type Readiness } from './readiness.ts'

/**
 * Liveness (/healthz: the process runs) and readiness (/readyz: the database answers and keeps what is written, and no
 * stop has begun), for a supervisor. Without its files a server is ready, since all its pages work; /readyz tells of it.
 */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  const readinessOf = createReadiness(app.context)

  const hasFiles = async (request: FastifyRequest): Promise<boolean> => {
    try {
      await answersSoon(app.context.checkFiles(), 'The storage of files')
      return true
    } catch (error) {
      request.log.warn({ err: error }, 'the files cannot be reached')
      return false
    }
  }

  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (app.stopping.hasBegun) return reply.code(503).send({ status: 'stopping' })
    const status = await readinessOf().catch((error: unknown): Readiness => {
      request.log.warn({ err: error }, 'not ready')
      return 'unavailable'
    })
    if (status === 'ok') return { status, ...(!(await hasFiles(request)) && { files: 'unavailable' }) }
    return reply.code(503).header('retry-after', '2').send({ status })
  })
}
