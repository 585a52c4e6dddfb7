/**
 * A boundary: what yup has validated is what the definition says, which the compiler cannot see
 * through a generic call. Hence the assertions of this file.
 */
import { allows, apiBase, codec, DomainError, type AnswerOf, type BodyOf, type Call } from '@the-house/domain'
import type { ParamsOf, QueryOf } from '@the-house/domain'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import { assertWritable } from '../house.ts'
import type { SignedIn } from '../plugins/session.ts'
import { jsonSchema } from './json-schema.ts'
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

function documentation(call: Call): FastifySchema {
  return {
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    ...(call.gate !== 'public' && { security: [{ session: [] }] }),
    ...(call.params && { params: jsonSchema(call.params, 'request') }),
    ...(call.query && { querystring: jsonSchema(call.query, 'request') }),
    ...(call.body && { body: jsonSchema(call.body, 'request') }),
    response: call.answer
      ? { 200: { description: 'Done', ...jsonSchema(call.answer, 'answer') } }
      : { 204: { description: 'Done', type: 'null' } },
  }
}

async function admit(app: FastifyInstance, call: Call, request: FastifyRequest): Promise<SignedIn | undefined> {
  if (call.gate === 'public') return undefined
  const user = await app.findSession(request)
  if (!user) throw new DomainError('session.required')
  if (!allows(call.gate, user)) throw new DomainError('access.denied')
  return user
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
  const callers = new WeakMap<FastifyRequest, SignedIn>()
  app.route({
    method: call.method,
    url: `${apiBase}${call.path}`,
    schema: documentation(call),
    config: { rateLimit: perAddress ? { max: perAddress, timeWindow: 60_000 } : false },
    // yup validates below; the schemas above describe.
    validatorCompiler: () => () => true,
    // Before the body is read: who may not call is refused at once.
    onRequest: async (request) => {
      const user = await admit(app, call, request)
      if (user) callers.set(request, user)
    },
    handler: async (request, reply) => {
      if (call.method !== 'GET') await assertWritable(app.house)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the head of this file
      const input = {
        params: await read.params?.(request.params),
        query: await read.query?.(request.query),
        body: await read.body?.(request.body),
        user: callers.get(request),
        request,
      } as Input<C>
      const answer = await handler(input)
      return call.answer ? encode(answer) : reply.code(204).send()
    },
  })
}
