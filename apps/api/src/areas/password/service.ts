import type { BodyOf, passwordCalls } from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { and, eq, ne } from 'drizzle-orm'
import { withRateLimit } from '../../contract/rate-limiter.ts'
import type { Db } from '../../db/client.ts'
import { links, sessions, users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { publishSessionsEnded } from '../../events/publish.ts'
import { checkLink, useLink } from '../../mail/links.ts'
import { assertUnguessed } from './assert-unguessed.ts'
import { removePasskeys } from '../passkeys/remove.ts'
import { hashPassword } from '../session/password.ts'

/**
 * Queues the reset mail for an e-mail; whether a user is registered by it is found out later, against user enumeration.
 */
export function requestPasswordReset(context: AppContext, email: string, language: Language): Promise<void> {
  return withRateLimit(context, 'forgotPassword', { email }, () =>
    context.jobs.send('mail', { kind: 'forgotPassword', email, language }),
  )
}

type Reset = BodyOf<(typeof passwordCalls)['changePasswordToken']>

/**
 * Sets a new password by the token of a mailed link and consumes the link. The passkeys go: whoever had the password
 * could have added one and would stay in the account by it. @returns the user
 */
export async function resetPassword(
  context: AppContext,
  { token, password }: Reset,
  { ip, language }: { ip: string; language: Language },
): Promise<number> {
  const { db, clock, jobs } = context
  await withRateLimit(context, 'changePasswordToken', { token, ip }, () => checkLink(db, 'password', token, clock()))
  const password_hash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const { user_id } = await useLink(tx, 'password', token, clock())
    const [owner] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, user_id))
    // The transaction takes the use of the link back.
    await assertUnguessed(tx, { password, field: 'password' }, owner ?? {})
    await setPassword(tx, user_id, password_hash)
    await removePasskeys(tx, jobs, { user_id, language })
    return user_id
  })
}

/** Stores a new password, ends every session of the user but `keep`, and invalidates all of the user's links. */
export async function setPassword(tx: Db, user_id: number, password_hash: string, keep?: number): Promise<void> {
  // Updates first: a session that is being opened with the old password either sees this row or is ended below.
  await tx.update(users).set({ password_hash }).where(eq(users.id, user_id))
  const others = keep === undefined ? undefined : ne(sessions.id, keep)
  await tx.delete(sessions).where(and(eq(sessions.user_id, user_id), others))
  await publishSessionsEnded(tx, user_id)
  await tx.delete(links).where(eq(links.user_id, user_id))
}
