import { DomainError, type Session, type SignIn } from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { and, eq, isNull, lt, ne, not, sql } from 'drizzle-orm'
import { withRateLimit } from '../../contract/rate-limiter.ts'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { sessions, unities, user_unities, users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { publishSessionsEnded } from '../../events/publish.ts'
import { hashToken, isInTest, newToken, sessionLife } from '../../plugins/session.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { findUser } from '../users/service.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'

/** The unit that a session starts in: the user's own, but another one of theirs where it is archived. */
const firstUnit = sql<number>`coalesce((
  select unit.id from ${unities} unit join ${user_unities} own on own.unity_id = unit.id
  where own.user_id = users.id and not unit.archived and unit.deleted_at is null
  order by unit.id <> users.unity_id, unit.id limit 1
), ${users.unity_id})`

const byEmail = prepared((db) =>
  db
    .select({
      id: users.id,
      unity_id: firstUnit,
      password_hash: users.password_hash,
      disabled_at: users.disabled_at,
    })
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('user_by_email'),
)

/** A user whose password was verified, and the hash that it was verified against. */
interface Proven {
  id: number
  unity_id: number
  password_hash: string
}

/** Signs in by e-mail and password; every refusal is alike in body and in constant time, against user enumeration. */
export async function signIn(
  context: AppContext,
  { email: typed, password }: SignIn,
  language: Language,
): Promise<Session> {
  const { db, clock } = context
  const email = typed.toLowerCase()
  const proven = await withRateLimit(context, 'signIn', { email }, () => prove(db, email, password))
  const token =
    (await openSession(db, { ...proven, language }, clock())) ??
    // The stored hash has changed meanwhile, possibly only because it was rehashed: verifies once more.
    (await openSession(db, { ...(await prove(db, email, password)), language }, clock()))
  if (!token) throw new DomainError('session.invalid')
  await renewHash(db, proven, password)
  return { token, user: await findUser(context, proven) }
}

async function prove(db: Db, email: string, password: string): Promise<Proven> {
  const [found] = await byEmail(db).execute({ email })
  const right = await isPassword(found?.password_hash, password)
  if (!right || !found?.password_hash || found.disabled_at) throw new DomainError('session.invalid')
  const { id, unity_id, password_hash } = found
  return { id, unity_id, password_hash }
}

/** The condition that the verified hash is still stored and its user is not disabled. */
const isStill = ({ id, password_hash }: Proven) =>
  and(eq(users.id, id), eq(users.password_hash, password_hash), isNull(users.disabled_at))

/** Opens a session. @returns its token, or undefined where the verified password was changed */
async function openSession(
  db: Db,
  { language, ...proven }: Proven & { language: Language },
  now: Date,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    // The row lock keeps a concurrent password change from missing the session that is being opened.
    const [still] = await tx.update(users).set({ language }).where(isStill(proven)).returning({ id: users.id })
    if (!still) return undefined
    return insertSession(tx, proven, now)
  })
}

/** Inserts a session of a user in a unit. @returns its token */
export async function insertSession(
  tx: Db,
  { id: user_id, unity_id }: Pick<Proven, 'id' | 'unity_id'>,
  now: Date,
): Promise<string> {
  const token = newToken()
  await tx.insert(sessions).values({
    token_hash: hashToken(token),
    user_id,
    unity_id,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + sessionLife.absoluteMs),
  })
  return token
}

/** Rehashes the password where the parameters are outdated. */
async function renewHash(db: Db, proven: Proven, password: string): Promise<void> {
  if (!isOutdated(proven.password_hash)) return
  const password_hash = await hashPassword(password)
  await db.update(users).set({ password_hash }).where(isStill(proven))
}

export async function signOut(db: Db, { id, session_id }: Pick<AuthenticatedUser, 'id' | 'session_id'>): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, session_id))
  await publishSessionsEnded(db, id)
}

/** Ends all other sessions of the caller. @returns how many there were */
export async function signOutElsewhere(db: Db, { id, session_id }: AuthenticatedUser): Promise<number> {
  const others = and(eq(sessions.user_id, id), ne(sessions.id, session_id))
  const ended = await db.delete(sessions).where(others).returning({ id: sessions.id })
  await publishSessionsEnded(db, id)
  return ended.length
}

/** Deletes expired sessions. */
export const purgeSessions = (db: Db, now: Date) =>
  db.delete(sessions).where(and(lt(sessions.expires_at, now), not(isInTest(db, now))))
