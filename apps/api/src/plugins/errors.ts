import { requestIdHeader, type ErrorBody } from '@the-house/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { asDomainError, TooManyRequestsError } from '../contract/map-error.ts'

/** The default Retry-After in seconds by status, where the error has no value of its own. */
const retryAfter: Partial<Record<number, string>> = { 429: '60', 503: '2' }

/** Logs who was refused which call: what a user tries that the profile does not allow is seen later. */
function logRefusal(request: FastifyRequest, token: string): void {
  const { callerId, method, routeOptions, ip: address } = request
  const call = { method, route: routeOptions.url ?? 'unknown' }
  request.log.info({ event: 'access.refused', user_id: callerId, token, ...call, address }, 'refused')
}

/** Sends an error response in the format of all clients, without stack or SQL. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, token, fields, latest, newer, unseen, values } = asDomainError(error)
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  if (status === 403) logRefusal(request, token)
  const wait = error instanceof TooManyRequestsError ? String(error.seconds) : retryAfter[status]
  if (wait && !reply.hasHeader('retry-after')) reply.header('retry-after', wait)
  const saved = { ...(newer && { newer }), ...(unseen && { unseen }) }
  const details = { ...(fields && { fields }), ...(latest && { latest }), ...(values && { values }) }
  const body: ErrorBody = { token, ...details, ...saved }
  return (
    reply
      .code(status)
      // An error of the framework comes before any hook.
      .headers({ 'cache-control': 'no-store', [requestIdHeader]: request.id })
      .type('application/json')
      .send(JSON.stringify(body))
  )
}

/** The global error handler: the one place where an error becomes a response. */
export const errors = plugin(async (app) => {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
})
