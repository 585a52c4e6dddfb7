import { apiBase, codec, type AnswerOf, type Call } from '@the-house/domain'
import type { FastifyInstance } from 'fastify'
import { assertWritable } from '../app-context.ts'
import type { WritePurpose } from '../db/open.ts'
import { describeCall } from './describe.ts'
import { inputOf, type Input } from './input.ts'
import { rateLimitOf, type RouteLimit } from './rate-limits.ts'

/** Registers a call of the contract: authorizes, validates, and serializes the response to the fields of its DTO alone. */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C>) => Promise<AnswerOf<C>>,
  { rateLimit, writes }: { rateLimit?: RouteLimit; writes?: WritePurpose } = {},
): void {
  const { encode } = codec(call.answer)
  const { onRequest, read } = inputOf(app, call)
  app.route({
    method: call.method,
    url: `${apiBase}${call.path}`,
    schema: describeCall(call),
    config: rateLimitOf(rateLimit),
    // yup validates in `read`; the schemas above only describe.
    validatorCompiler: () => () => true,
    onRequest,
    handler: async (request, reply) => {
      if (call.method !== 'GET') await assertWritable(app.context, writes)
      const answer = await handler(await read(request))
      return call.answer ? encode(answer) : reply.code(204).send()
    },
  })
}
