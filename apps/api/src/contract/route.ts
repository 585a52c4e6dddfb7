import { apiBase, codec, type AnswerOf, type Call } from '@the-house/domain'
import type { FastifyInstance } from 'fastify'
import { assertWritable } from '../house.ts'
import { describeCall } from './describe.ts'
import { inputOf, type Input } from './input.ts'
import { rateOf, type Rate } from './rate.ts'

/** Registers a call of the contract: its gate, its validation, its spelling and only the fields it names. */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C>) => Promise<AnswerOf<C>>,
  rate: Rate = {},
): void {
  const { encode } = codec(call.answer)
  const { onRequest, read } = inputOf(app, call)
  app.route({
    method: call.method,
    url: `${apiBase}${call.path}`,
    schema: describeCall(call),
    config: rateOf(rate),
    // yup validates below; the schemas above describe.
    validatorCompiler: () => () => true,
    onRequest,
    handler: async (request, reply) => {
      if (call.method !== 'GET') await assertWritable(app.house)
      const answer = await handler(await read(request))
      return call.answer ? encode(answer) : reply.code(204).send()
    },
  })
}
