/**
 * A boundary: what yup has validated is what the definition says, which the compiler cannot see
 * through a generic call. Hence the assertions of this file.
 */
import { apiBase, codec, type AnswerOf, type BodyOf, type Call } from '@the-house/domain'
import type { ParamsOf, QueryOf } from '@the-house/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { assertWritable } from '../house.ts'
import type { SignedIn } from '../plugins/session.ts'
import { describeCall } from './describe.ts'
import { gateOf } from './gate.ts'
import { validator } from './validation.ts'

export interface Input<C extends Call> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  /** Who calls; nobody where the gate is public. */
  user: C['gate'] extends 'public' ? undefined : SignedIn
  request: FastifyRequest
}

interface Options {
  /** How often one network address may call in a minute. */
  perAddress?: number
}

/** Registers a call of the contract: its gate, its validation, its spelling and only the fields it names. */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C>) => Promise<AnswerOf<C>>,
  { perAddress }: Options = {},
): void {
  const { encode } = codec(call.answer)
  const read = {
    params: call.params && validator(call.params),
    query: call.query && validator(call.query),
    body: call.body && validator(call.body),
  }
  const gate = gateOf(app, call)
  app.route({
    method: call.method,
    url: `${apiBase}${call.path}`,
    schema: describeCall(call),
    config: { rateLimit: perAddress ? { max: perAddress, timeWindow: 60_000 } : false },
    // yup validates below; the schemas above describe.
    validatorCompiler: () => () => true,
    onRequest: gate.onRequest,
    handler: async (request, reply) => {
      if (call.method !== 'GET') await assertWritable(app.house)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the head of this file
      const input = {
        params: await read.params?.(request.params),
        query: await read.query?.(request.query),
        body: await read.body?.(request.body),
        user: gate.callerOf(request),
        request,
      } as Input<C>
      const answer = await handler(input)
      return call.answer ? encode(answer) : reply.code(204).send()
    },
  })
}
