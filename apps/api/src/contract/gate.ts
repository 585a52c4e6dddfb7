import { allows, DomainError, type Call } from '@the-house/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SignedIn } from '../plugins/session.ts'

async function admit(app: FastifyInstance, call: Call, request: FastifyRequest): Promise<SignedIn | undefined> {
  if (call.gate === 'public') return undefined
  const user = await app.findSession(request)
  if (!user) throw new DomainError('session.required')
  if (!allows(call.gate, user)) throw new DomainError('access.denied')
  return user
}

/** The gate of a call: a hook that comes before the body is read, so that who may not call is refused at once. */
export function gateOf(app: FastifyInstance, call: Call) {
  const callers = new WeakMap<FastifyRequest, SignedIn>()
  return {
    onRequest: async (request: FastifyRequest) => {
      const user = await admit(app, call, request)
      if (user) callers.set(request, user)
    },
    /** Who passed it; nobody where it is public. */
    callerOf: (request: FastifyRequest) => callers.get(request),
  }
}
