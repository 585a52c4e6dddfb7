/**
 * A boundary: what yup has validated is what the definition says, which the compiler cannot see
 * through a generic call. Hence the assertion of this file.
 */
import type { BodyOf, Call, ParamsOf, QueryOf } from '@the-house/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedIn } from '../plugins/session.ts'
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

/** What a call asks of a request, in the order of the server: its gate, then its schemas. */
export function inputOf<C extends Call>(app: FastifyInstance, call: C) {
  const validators = {
    params: call.params && validator(call.params),
    query: call.query && validator(call.query),
    body: call.body && validator(call.body),
  }
  const gate = gateOf(app, call)
  const read = async (request: FastifyRequest): Promise<Input<C>> => {
    const input = {
      params: await validators.params?.(request.params),
      query: await validators.query?.(request.query),
      body: await validators.body?.(request.body),
      user: gate.callerOf(request),
      request,
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the head of this file
    return input as Input<C>
  }
  return { onRequest: gate.onRequest, read }
}
