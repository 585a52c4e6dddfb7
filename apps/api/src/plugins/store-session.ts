import type { Language } from '@the-house/i18n/server'
import { and, eq, isNull, TransactionRollbackError } from 'drizzle-orm'
import { refusesWrites } from '../contract/map-error.ts'
import type { Proven } from '../contract/signed-sessions.ts'
import type { Db } from '../db/client.ts'
import { sessions, users } from '../db/schema/index.ts'
import { hashToken, newToken, sessionLife } from './session.ts'

type Opening = Proven & { language: Language }

/** The condition that the verified hash is still stored and its user is not disabled. */
export const isStill = ({ id, password_hash }: Proven) =>
  and(eq(users.id, id), eq(users.password_hash, password_hash), isNull(users.disabled_at))

/** Opens a session. @returns its token, or undefined where the verified password was changed */
export const openSession = (db: Db, opening: Opening, now: Date): Promise<string | undefined> =>
  db.transaction((tx) => openIn(tx, opening, now))

async function openIn(tx: Db, { language, ...proven }: Opening, now: Date): Promise<string | undefined> {
  // The row lock keeps a concurrent password change from missing the session that is being opened.
  const [still] = await tx.update(users).set({ language }).where(isStill(proven)).returning({ id: users.id })
  if (!still) return undefined
  return insertSession(tx, proven, now)
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

/**
 * Whether the database refuses to store a session: one is opened and rolled back, since a full disk may still take the
 * row that /readyz writes, which is an old one, and no new one.
 */
export async function refusesSession(db: Db, opening: Opening, now: Date): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await openIn(tx, opening, now)
      tx.rollback()
    })
    return false
  } catch (error) {
    if (error instanceof TransactionRollbackError) return false
    if (refusesWrites(error)) return true
    throw error
  }
}
