import { apiBase, codec, type AnswerOf, type Call } from '@the-house/domain'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { assertWritable } from '../app-context.ts'
import { describeCall } from './describe.ts'
import { inputOf, type Input } from './input.ts'
import { rateLimitOf } from './rate-limits.ts'

interface RouteVariant<C extends Call> {
  call: C
  handler: (input: Input<C>) => Promise<AnswerOf<C>>
}

function tineOf<C extends Call>(app: FastifyInstance, { call, handler }: RouteVariant<C>) {
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
 * Registers two calls with one method and path, which are distinguished by their input. Each has its own permission;
 * the first has the wider one.
 */
export function overloadedRoute<A extends Call, B extends Call>(
  app: FastifyInstance,
  one: RouteVariant<A>,
  other: RouteVariant<B>,
  isOther: (body: unknown) => boolean,
): void {
  const [first, second] = [tineOf(app, one), tineOf(app, other)]
  app.route({
    method: one.call.method,
    url: `${apiBase}${one.call.path}`,
    schema: describeBoth(one.call, other.call),
    config: rateLimitOf(),
    validatorCompiler: () => () => true,
    onRequest: first.onRequest,
    handler: async (request) => {
      await assertWritable(app.context)
      if (!isOther(request.body)) return first.answer(request)
      await second.onRequest(request)
      return second.answer(request)
    },
  })
}
