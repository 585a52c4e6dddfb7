import { and, eq, gt, isNull, lt, type Column } from 'drizzle-orm'
import { limits } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { passkey_challenges } from '../../db/schema/index.ts'
import { hashToken } from '../../plugins/session.ts'

/** Who a challenge is for: a user who adds a passkey in a session, or nobody that is known yet, who signs in. */
type Challenged = Pick<AuthenticatedUser, 'id' | 'session_id'> | null

const isValue = (column: Column, value: number | undefined) =>
  value === undefined ? isNull(column) : eq(column, value)

/** Keeps a challenge until it is answered, for some minutes at most. */
export async function keepChallenge(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  challenge: string,
  challenged: Challenged,
): Promise<void> {
  const expires_at = new Date(clock().getTime() + limits.passkeyMinutes * 60_000)
  await db
    .insert(passkey_challenges)
    .values({ hash: hashToken(challenge), user_id: challenged?.id, session_id: challenged?.session_id, expires_at })
}

/** Whether a challenge was made here for that user and session and not answered before: it is used up, also where two answer at once. */
async function takeChallenge(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  challenge: string,
  challenged: Challenged,
): Promise<boolean> {
  const { user_id, session_id, hash, expires_at } = passkey_challenges
  const isItsOwn = and(isValue(user_id, challenged?.id), isValue(session_id, challenged?.session_id))
  const taken = await db
    .delete(passkey_challenges)
    .where(and(eq(hash, hashToken(challenge)), isItsOwn, gt(expires_at, clock())))
    .returning({ hash })
  return taken.length > 0
}

/**
 * Verifies what a browser has answered to a challenge of that user. The library throws whatever is not right, so that
 * only failures of the database are thrown on.
 * @param verify gets what takes the challenge
 * @returns undefined where it is refused
 */
export async function verifyAnswer<T>(
  context: Pick<AppContext, 'db' | 'clock'>,
  challenged: Challenged,
  verify: (take: (challenge: string) => Promise<boolean>) => Promise<T>,
): Promise<T | undefined> {
  const failures: unknown[] = []
  const take = (challenge: string) =>
    takeChallenge(context, challenge, challenged).catch((error: unknown) => {
      failures.push(error)
      return false
    })
  const answer = await verify(take).catch(() => undefined)
  if (failures.length > 0) throw failures[0]
  return answer
}

/** Deletes challenges that nobody has answered in time. */
export const purgeChallenges = (db: Db, now: Date) =>
  db.delete(passkey_challenges).where(lt(passkey_challenges.expires_at, now))
