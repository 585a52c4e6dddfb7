import { allows, DomainError, type Call } from '@the-house/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuthenticatedUser } from './authenticated-user.ts'

async function admit(
  app: FastifyInstance,
  call: Call,
  request: FastifyRequest,
): Promise<AuthenticatedUser | undefined> {
  if (call.permission === 'public') return undefined
  const caller = await app.findSession(request)
  if (!caller) throw new DomainError('session.required')
  request.callerId = caller.id
  const user = await app.findViewer(request, caller)
  if (!allows(call.permission, user)) throw new DomainError('access.denied')
  return user
}

/** Authorizes a call by its permission: an onRequest hook that answers 401 or 403 before the body is read. */
export function requirePermission(app: FastifyInstance, call: Call) {
  const callers = new WeakMap<FastifyRequest, AuthenticatedUser>()
  return {
    onRequest: async (request: FastifyRequest) => {
      const user = await admit(app, call, request)
      if (user) callers.set(request, user)
    },
    /** The authenticated caller; null on a public call. */
    callerOf: (request: FastifyRequest) => callers.get(request),
  }
}
