import { DomainError } from '@the-house/domain'
import type { FastifyRequest } from 'fastify'

/** The security audit trail: logs a refusal with user and call, without secrets, and rethrows it. */
export async function audited<T>(request: FastifyRequest, what: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof DomainError) {
      request.log.info({ event: `${what}.refused`, token: error.token, address: request.ip }, 'refused')
    }
    throw error
  }
}
