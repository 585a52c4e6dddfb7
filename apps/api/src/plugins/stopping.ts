import type { Socket } from 'node:net'
import plugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    stopping: Stopping
  }
}

interface Stopping {
  /** Whether the server is about to stop: /readyz says so, and every response closes its connection. */
  readonly hasBegun: boolean
  begin: () => void
}

interface StoppingOptions {
  /** How long requests in flight may take once the server closes; what is left then is cut. */
  requestsMs: number
}

const sweepMs = 50
/** How long a connection without a single byte is waited for: browsers open some in advance. */
const silentMs = 1000

/**
 * Stops without loss: from `begin`, responses carry `Connection: close`, so that clients leave a keep-alive connection
 * between two requests; from `close`, connections end as soon as they are idle.
 */
export const stopping = plugin<StoppingOptions>(async (app, { requestsMs }) => {
  let hasBegun = false
  const state: Stopping = {
    get hasBegun() {
      return hasBegun
    },
    begin: () => {
      hasBegun = true
    },
  }
  app.decorate('stopping', state)
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (hasBegun) void reply.header('connection', 'close')
    done(null, payload)
  })

  const sockets = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  let sweeping: NodeJS.Timeout | undefined
  let limit: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    hasBegun = true
    const from = performance.now()
    // A response that was being written when the stop began keeps its connection alive.
    sweeping = setInterval(() => {
      app.server.closeIdleConnections()
      if (performance.now() - from < silentMs) return
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    }, sweepMs)
    limit = setTimeout(() => app.server.closeAllConnections(), requestsMs)
  })
  app.addHook('onClose', async () => {
    clearInterval(sweeping)
    clearTimeout(limit)
  })
})
