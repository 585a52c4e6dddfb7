import type { ErrorBody } from '@the-house/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { asDomainError, TooMany } from './failures.ts'

/** Seconds after which it is worth trying again, where the refusal does not know better. */
const retryAfter: Partial<Record<number, string>> = { 429: '60', 503: '2' }

/** Answers a refusal in the body that all clients know: no stack, no SQL. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, token, fields } = asDomainError(error)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  const wait = error instanceof TooMany ? String(error.seconds) : retryAfter[status]
  if (wait && !reply.hasHeader('retry-after')) reply.header('retry-after', wait)
  const body: ErrorBody = { token, ...(fields && { fields }) }
  return reply.code(status).header('cache-control', 'no-store').type('application/json').send(JSON.stringify(body))
}

/** The one place where a failure becomes an answer. */
export const errors = plugin(async (app) => {
  app.setErrorHandler((error, request, reply) => refuse(error, request, reply))
})
