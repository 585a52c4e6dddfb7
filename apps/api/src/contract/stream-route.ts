import type { Readable } from 'node:stream'
import { apiBase, DomainError, type Call } from '@the-house/domain'
import type { FastifyInstance } from 'fastify'
import { describeCall } from './describe.ts'
import { inputOf, type Input } from './input.ts'
import { rateLimitOf } from './rate-limits.ts'

const eventStream = 'text/event-stream'
const unbuffered = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }

/** A call of the contract that responds with a stream of events. */
type StreamCall = Call & Required<Pick<Call, 'stream'>>

/** Registers a call that responds with server-sent events: authorized, validated and documented as by `route`. */
export function streamRoute<C extends StreamCall>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C>) => Promise<Readable>,
): void {
  const { onRequest, read } = inputOf(app, call)
  app.route({
    method: call.method,
    url: `${apiBase}${call.path}`,
    schema: describeCall(call),
    config: rateLimitOf(),
    // A compressor would hold events back until it has a block of them.
    compress: false,
    exposeHeadRoute: false,
    validatorCompiler: () => () => true,
    onRequest,
    handler: async (request, reply) => {
      // Who does not ask for a stream would wait for its end.
      if (!request.headers.accept?.includes(eventStream))
        throw new DomainError('validation', { accept: 'validation.type' })
      const stream = await handler(await read(request))
      // Proxies neither keep, change nor collect what passes through them. The connection ends with its stream: a server
      // that stops would wait for it to be used again.
      return reply
        .type(eventStream)
        .headers({ ...unbuffered, connection: 'close' })
        .send(stream)
    },
  })
}
