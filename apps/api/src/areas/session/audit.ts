import { DomainError } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { users } from '../../db/schema/index.ts'

/** What a caller without a session says who it is: an e-mail, or something that a user is found by. */
type Said = string | (() => Promise<{ user_id: number } | undefined>)

/** Whom the log names: the user, or where no account has the e-mail its keyed hash, by which lines can be put together. */
async function namesOf({ callerId, server }: FastifyRequest, said: Said | undefined) {
  if (callerId !== null) return { user_id: callerId }
  if (typeof said !== 'string') return (await said?.()) ?? {}
  const { db, keyedHash }: AppContext = server.context
  const lower = said.toLowerCase()
  const [found] = await db.select({ user_id: users.id }).from(users).where(eq(users.email, lower))
  return found ?? { email_hash: keyedHash('email', lower) }
}

/**
 * The security audit trail: logs a refusal with whom and what it concerns, without secrets, and rethrows it.
 * @param said who a caller without a session is
 */
export async function audited<T>(
  request: FastifyRequest,
  what: string,
  act: () => Promise<T>,
  said?: Said,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof DomainError) {
      const { token, fields } = error
      const who = await namesOf(request, said)
      const refused = { token, ...(fields && { fields: Object.keys(fields) }), address: request.ip }
      request.log.info({ event: `${what}.refused`, ...who, ...refused }, 'refused')
    }
    throw error
  }
}
