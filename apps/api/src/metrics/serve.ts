import { createHash, timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Metrics } from './metrics.ts'

const path = '/metrics'

const digest = (text: string) => createHash('sha256').update(text).digest()

async function send({ registry }: Metrics, reply: FastifyReply): Promise<string> {
  void reply.header('content-type', registry.contentType).header('cache-control', 'no-store')
  return registry.metrics()
}

/** Counts every request of the app; with a token its metrics are read on the same port, by nobody else. */
export function addMetrics(
  app: FastifyInstance,
  { metrics, token }: { metrics: Metrics; token: string | undefined },
): void {
  app.addHook('onResponse', async (request, reply) => metrics.observe(request, reply))
  if (!token) return
  const expected = digest(`Bearer ${token}`)
  app.get(path, { schema: { hide: true } }, async ({ headers }, reply) => {
    // As for an address that does not exist, so that a stranger learns nothing.
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) return reply.callNotFound()
    return send(metrics, reply)
  })
}

/** Serves the metrics on a port of their own, which only the monitoring should reach. @returns closes it */
export async function serveMetrics(
  metrics: Metrics,
  { HOST, METRICS_PORT }: { HOST: string; METRICS_PORT: number },
): Promise<{ address: string; close: () => Promise<void> }> {
  const server = Fastify({ forceCloseConnections: true })
  server.get(path, (_, reply) => send(metrics, reply))
  const address = await server.listen({ port: METRICS_PORT, host: HOST })
  return { address, close: () => server.close() }
}
