/**
 * The validated input of a call. yup guarantees that it matches the definition, which the compiler cannot infer through
 * a generic call: hence the type assertion in this file.
 */
import type { BodyOf, Call, ParamsOf, QueryOf } from '@the-house/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuthenticatedUser } from './authenticated-user.ts'
import { requirePermission } from './require-permission.ts'
import { validator } from './validation.ts'

export interface Input<C extends Call> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  /** The authenticated caller; undefined on a public call. */
  user: C['permission'] extends 'public' ? undefined : AuthenticatedUser
  request: FastifyRequest
}

/** Returns the hooks of a call in the order of the server: its permission, then the validation by its schemas. */
export function inputOf<C extends Call>(app: FastifyInstance, call: C) {
  const validators = {
    params: call.params && validator(call.params),
    query: call.query && validator(call.query),
    body: call.body && validator(call.body),
  }
  const permission = requirePermission(app, call)
  const read = async (request: FastifyRequest): Promise<Input<C>> => {
    const input = {
      params: await validators.params?.(request.params),
      query: await validators.query?.(request.query),
      body: await validators.body?.(request.body),
      user: permission.callerOf(request),
      request,
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the head of this file
    return input as Input<C>
  }
  return { onRequest: permission.onRequest, read }
}
