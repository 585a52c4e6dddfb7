import type { Language } from '@the-house/i18n/server'
import { and, eq, exists, or, sql } from 'drizzle-orm'
import type { Proven, SignedSessions } from '../contract/signed-sessions.ts'
import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { outsideRequest } from '../db/request-scope.ts'
import { unities, user_unities, users } from '../db/schema/index.ts'
import { sessionUser, sessionUserColumns } from './session-user.ts'
import { isGenuine, readClaims, signClaims, tokenKey } from './signed-token.ts'
import { refusesSession } from './store-session.ts'

/** How long a signed session lasts at most, and how long a process takes it as known that none can be stored. */
export const signedLife = { maxMs: 3_600_000, refusedMs: 5000 }

const membership = (db: Db) =>
  db
    .select({ id: user_unities.unity_id })
    .from(user_unities)
    .where(and(eq(user_unities.user_id, users.id), eq(user_unities.unity_id, unities.id)))

const byClaims = prepared((db) =>
  db
    .select({ ...sessionUserColumns, password_hash: users.password_hash })
    .from(users)
    .innerJoin(unities, eq(unities.id, sql.placeholder('unity_id')))
    .where(
      and(
        eq(users.id, sql.placeholder('user_id')),
        // The unit may have been taken away while writes were kept for a moment.
        or(eq(users.unity_id, unities.id), exists(membership(db))),
      ),
    )
    .prepare('session_by_claims'),
)

interface Parts {
  db: Db
  clock: () => Date
  /** The stored secret that signs URLs of files. */
  secret: string
}

/**
 * Sessions for as long as the database refuses to store one: signed tokens, so that people sign in wherever they could
 * read. Nothing needs to be revoked: as soon as sessions are stored again these are refused, and none outlives an hour,
 * its password, or the account.
 */
export function createSignedSessions({ db, clock, secret }: Parts): SignedSessions {
  const key = tokenKey(secret)
  let refusedUntil = Number.NEGATIVE_INFINITY
  let asking: Promise<boolean> | undefined

  /** Only a refusal is remembered: another process may sign the next token as soon as the database refuses again. */
  async function ask(proven: Proven & { language: Language }): Promise<boolean> {
    const isRefused = await refusesSession(db, proven, clock())
    if (isRefused) refusedUntil = clock().getTime() + signedLife.refusedMs
    return isRefused
  }

  async function isRefusing(proven: Proven & { language: Language }): Promise<boolean> {
    if (clock().getTime() < refusedUntil) return true
    asking ??= outsideRequest(() => ask(proven)).finally(() => {
      asking = undefined
    })
    return asking
  }

  return {
    open: ({ id: user_id, unity_id, password_hash }) => {
      const now = clock().getTime()
      refusedUntil = now + signedLife.refusedMs
      return signClaims(key, { user_id, unity_id, expires_at: now + signedLife.maxMs }, password_hash)
    },
    find: async (token, language) => {
      const claims = readClaims(token)
      if (!claims || clock().getTime() >= claims.expires_at) return null
      const { user_id, unity_id } = claims
      const [row] = await byClaims(db).execute({ user_id, unity_id })
      if (!row?.password_hash || row.disabled_at || !isGenuine(key, claims, row.password_hash)) return null
      const proven = { id: user_id, unity_id, password_hash: row.password_hash, language }
      return (await isRefusing(proven)) ? sessionUser(row, undefined) : null
    },
  }
}
