import { DomainError, type Session, type SignIn } from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { and, eq, lt, ne, not, sql } from 'drizzle-orm'
import { refusesWrites } from '../../contract/map-error.ts'
import { networkOf } from '../../contract/network.ts'
import { withRateLimit } from '../../contract/rate-limiter.ts'
import type { Proven } from '../../contract/signed-sessions.ts'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { known_devices, sessions, unities, user_unities, users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { publishSessionsEnded } from '../../events/publish.ts'
import { isInTest } from '../../plugins/session.ts'
import { isSigned } from '../../plugins/signed-token.ts'
import { isStill, openSession } from '../../plugins/store-session.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { findUser } from '../users/service.ts'
import { hashPassword, isOutdated, isPassword } from './password.ts'

/** The unit that a session starts in: the user's own, but another one of theirs where it is archived. */
export const firstUnit = sql<number>`coalesce((
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
      is_known: sql<boolean>`exists (select 1 from ${known_devices} known
        where known.user_id = users.id and known.device_hash = ${sql.placeholder('device')})`,
    })
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('user_by_email'),
)

/** Where a sign-in comes from. */
export interface SignInOrigin {
  language: Language
  ip: string
  /** The hash of the device's secret; undefined: the device has none. */
  device: string | undefined
}

/** Signs in by e-mail and password; every refusal is alike in body and in constant time, against user enumeration. */
export async function signIn(
  context: AppContext,
  { email: typed, password }: SignIn,
  { language, ip, device = '' }: SignInOrigin,
): Promise<Session> {
  const { db } = context
  const email = typed.toLowerCase()
  const found = await find(db, email, device)
  const verifyFound = () => verify(found, password)
  const proven = found?.is_known
    ? await withRateLimit(context, 'signInKnown', { device: `${device} ${found.id}` }, verifyFound)
    : await withRateLimit(
        context,
        'signIn',
        { email, network: ip, password: spraying(context, ip, password) },
        verifyFound,
      )
  const token =
    (await open(context, proven, language)) ??
    // The stored hash has changed meanwhile, possibly only because it was rehashed: verifies once more.
    (await open(context, await verify(await find(db, email, device), password), language))
  if (!token) throw new DomainError('session.invalid')
  if (!isSigned(token)) await renewHash(db, proven, password)
  return { token, user: await findUser(context, proven) }
}

/** What the limit of one password from one network counts by. */
const spraying = ({ keyedHash }: AppContext, ip: string, password: string) =>
  `${networkOf(ip)} ${keyedHash('password', password)}`

async function find(db: Db, email: string, device: string) {
  const [found] = await byEmail(db).execute({ email, device })
  return found
}

async function verify(found: Awaited<ReturnType<typeof find>>, password: string): Promise<Proven> {
  const right = await isPassword(found?.password_hash, password)
  if (!right || !found?.password_hash || found.disabled_at) throw new DomainError('session.invalid')
  const { id, unity_id, password_hash } = found
  return { id, unity_id, password_hash }
}

/** Opens a session, a signed one where the database refuses to store it. @returns as `openSession` */
async function open(
  { db, clock, signedSessions }: AppContext,
  proven: Proven,
  language: Language,
): Promise<string | undefined> {
  try {
    return await openSession(db, { ...proven, language }, clock())
  } catch (error) {
    if (!refusesWrites(error)) throw error
    return signedSessions.open(proven)
  }
}

/** Rehashes the password where the parameters are outdated. */
async function renewHash(db: Db, proven: Proven, password: string): Promise<void> {
  if (!isOutdated(proven.password_hash)) return
  const password_hash = await hashPassword(password)
  await db.update(users).set({ password_hash }).where(isStill(proven))
}

/** Ends the session of the caller; of a signed one there is nothing to delete. */
export async function signOut(db: Db, { id, session_id }: Pick<AuthenticatedUser, 'id' | 'session_id'>): Promise<void> {
  if (session_id === undefined) return
  await db.delete(sessions).where(eq(sessions.id, session_id))
  await publishSessionsEnded(db, id)
}

/** Ends all other sessions of the caller. @returns how many there were */
export async function signOutElsewhere(db: Db, { id, session_id }: AuthenticatedUser): Promise<number> {
  const others = and(eq(sessions.user_id, id), session_id === undefined ? undefined : ne(sessions.id, session_id))
  const ended = await db.delete(sessions).where(others).returning({ id: sessions.id })
  await publishSessionsEnded(db, id)
  return ended.length
}

/** Deletes expired sessions. */
export const purgeSessions = (db: Db, now: Date) =>
  db.delete(sessions).where(and(lt(sessions.expires_at, now), not(isInTest(db, now))))
