import { sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'

const timeoutMs = 2000

/** Rejects when the database does not answer within two seconds. */
async function answersSoon(query: PromiseLike<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The database does not answer.')), timeoutMs)
  await Promise.race([query, late]).finally(() => clearTimeout(timer))
}

/** Liveness (/healthz: the process runs) and readiness (/readyz: the database answers and no stop has begun), for a supervisor. */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  const { db, canWrite } = app.context

  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (app.stopping.hasBegun) return reply.code(503).send({ status: 'stopping' })
    try {
      await answersSoon(db.execute(sql`select 1`))
      return { status: (await canWrite()) ? 'ok' : 'full' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).header('retry-after', '2').send({ status: 'unavailable' })
    }
  })
}
