import { apiBase, codec, type AnswerOf, type Call } from '@the-house/domain'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { assertWritable } from '../house.ts'
import { describeCall } from './describe.ts'
import { inputOf, type Input } from './input.ts'

interface Tine<C extends Call> {
  call: C
  handler: (input: Input<C>) => Promise<AnswerOf<C>>
}

function tineOf<C extends Call>(app: FastifyInstance, { call, handler }: Tine<C>) {
  const { encode } = codec(call.answer)
  const { onRequest, read } = inputOf(app, call)
  return { onRequest, answer: async (request: FastifyRequest) => encode(await handler(await read(request))) }
}

const either = (...schemas: unknown[]) => ({ anyOf: schemas })

function describeBoth(one: Call, other: Call): FastifySchema {
  const [first, second] = [describeCall(one), describeCall(other)]
  const answers = [first, second].map(({ response }) => Object(response)[200])
  return {
    ...first,
    body: either(first.body, second.body),
    response: { 200: { description: 'Done', ...either(...answers) } },
  }
}

/**
 * Registers two calls that have one method and path, told apart by what is sent. Each has its own gate; that of the
 * first is the wider one.
 */
export function forkedRoute<A extends Call, B extends Call>(
  app: FastifyInstance,
  one: Tine<A>,
  other: Tine<B>,
  isOther: (body: unknown) => boolean,
): void {
  const [first, second] = [tineOf(app, one), tineOf(app, other)]
  app.route({
    method: one.call.method,
    url: `${apiBase}${one.call.path}`,
    schema: describeBoth(one.call, other.call),
    config: { rateLimit: false },
    validatorCompiler: () => () => true,
    onRequest: first.onRequest,
    handler: async (request) => {
      await assertWritable(app.house)
      if (!isOther(request.body)) return first.answer(request)
      await second.onRequest(request)
      return second.answer(request)
    },
  })
}
