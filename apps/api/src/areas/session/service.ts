import { DomainError, type Session, type SignIn } from '@the-house/domain'
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { sessions, users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { hashToken, newToken, sessionLife } from '../../plugins/session.ts'
import { findUser } from '../users/service.ts'
import { countFailure, refuseWhenTooMany } from './attempts.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'

const byEmail = prepared((db) =>
  db
    .select({
      id: users.id,
      unity_id: users.unity_id,
      password_hash: users.password_hash,
      disabled_at: users.disabled_at,
    })
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('user_by_email'),
)

/** Opens a session for an e-mail and its password; every refusal takes as long and says as little. */
export async function signIn({ db, clock }: House, { email, password }: SignIn): Promise<Session> {
  const account = email.toLowerCase()
  await refuseWhenTooMany(db, 'session', account, clock())
  const [found] = await byEmail(db).execute({ email: account })
  const right = await isPassword(found?.password_hash, password)
  if (!found || !right || found.disabled_at) {
    await countFailure(db, 'session', account, clock())
    throw new DomainError('session.invalid')
  }
  // Guesses sent at once: whoever comes after the fifth failure learns nothing.
  await refuseWhenTooMany(db, 'session', account, clock())
  if (found.password_hash && isOutdated(found.password_hash)) {
    await db
      .update(users)
      .set({ password_hash: await hashPassword(password) })
      .where(eq(users.id, found.id))
  }
  const token = await openSession(db, found, clock())
  return { token, user: await findUser(db, found) }
}

async function openSession(db: Db, user: { id: number; unity_id: number }, now: Date): Promise<string> {
  const token = newToken()
  await db.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: user.id,
    unity_id: user.unity_id,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + sessionLife.absoluteMs),
  })
  return token
}

export async function signOut(db: Db, sessionId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

/** Forgets sessions that are over. */
export const forgetSessions = (db: Db, now: Date) => db.delete(sessions).where(lt(sessions.expires_at, now))
