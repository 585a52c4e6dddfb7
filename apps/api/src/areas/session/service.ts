import { DomainError, type Session, type SignIn } from '@the-house/domain'
import { and, eq, isNull, lt, ne, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { sessions, users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { hashToken, isInTest, newToken, sessionLife, type SignedIn } from '../../plugins/session.ts'
import { findUser } from '../users/service.ts'
import { limited } from './attempts.ts'
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

/** Somebody whose password was right, and the hash that it was compared with. */
interface Proven {
  id: number
  unity_id: number
  password_hash: string
}

/** Opens a session for an e-mail and its password; every refusal takes as long and says as little. */
export async function signIn(house: House, { email: typed, password }: SignIn): Promise<Session> {
  const { db, clock } = house
  const email = typed.toLowerCase()
  const proven = await limited(house, 'session', { email }, () => prove(db, email, password))
  const token =
    (await openSession(db, proven, clock())) ??
    // The stored hash has changed meanwhile, perhaps only since it was renewed.
    (await openSession(db, await prove(db, email, password), clock()))
  if (!token) throw new DomainError('session.invalid')
  await renewHash(db, proven, password)
  return { token, user: await findUser(house, proven) }
}

async function prove(db: Db, email: string, password: string): Promise<Proven> {
  const [found] = await byEmail(db).execute({ email })
  const right = await isPassword(found?.password_hash, password)
  if (!right || !found?.password_hash || found.disabled_at) throw new DomainError('session.invalid')
  const { id, unity_id, password_hash } = found
  return { id, unity_id, password_hash }
}

/** Whether the password is still the one that was proven, and its owner may come in. */
const isStill = ({ id, password_hash }: Proven) =>
  and(eq(users.id, id), eq(users.password_hash, password_hash), isNull(users.disabled_at))

/** Nothing where the password is not the proven one any more. */
async function openSession(db: Db, proven: Proven, now: Date): Promise<string | undefined> {
  const token = newToken()
  return db.transaction(async (tx) => {
    // The lock keeps a password that is just being changed from opening a session that outlives the change.
    const [still] = await tx.select({ id: users.id }).from(users).where(isStill(proven)).for('share')
    if (!still) return undefined
    await tx.insert(sessions).values({
      token_hash: hashToken(token),
      user_id: proven.id,
      unity_id: proven.unity_id,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + sessionLife.absoluteMs),
    })
    return token
  })
}

/** Hashes the password anew where the parameters have changed since. */
async function renewHash(db: Db, proven: Proven, password: string): Promise<void> {
  if (!isOutdated(proven.password_hash)) return
  const password_hash = await hashPassword(password)
  await db.update(users).set({ password_hash }).where(isStill(proven))
}

export async function signOut(db: Db, sessionId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

/** Ends every session of somebody but this one; returns how many there were. */
export async function signOutElsewhere(db: Db, { id, session_id }: SignedIn): Promise<number> {
  const others = and(eq(sessions.user_id, id), ne(sessions.id, session_id))
  return (await db.delete(sessions).where(others).returning({ id: sessions.id })).length
}

/** Forgets sessions that are over. */
export const forgetSessions = (db: Db, now: Date) =>
  db.delete(sessions).where(and(lt(sessions.expires_at, now), not(isInTest(db, now))))
