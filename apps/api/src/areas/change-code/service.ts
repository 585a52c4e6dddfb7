import { DomainError, generatedCodeOf } from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { and, eq, isNull } from 'drizzle-orm'
import { withRateLimit } from '../../contract/rate-limiter.ts'
import type { Db } from '../../db/client.ts'
import { assertOpenUnit } from '../../db/open-units.ts'
import { lockUnitsOf } from '../../db/unit-groups.ts'
import { enrolments, sessions, user_unities, users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { publishSessionsEnded } from '../../events/publish.ts'
import { findCode } from '../register/find-code.ts'
import { checkLink, newLink, useLink } from '../../mail/links.ts'

interface CodeChangeRequest {
  code: string
  email: string
  language: Language
  ip: string
}

/**
 * Queues the mail with a link that assigns a code to the account of an e-mail; a mail job checks both later, so that
 * the response does not reveal whether they exist (user enumeration).
 */
export function requestCodeChange(context: AppContext, asked: CodeChangeRequest): Promise<void> {
  const { code: typed, email, language, ip } = asked
  const code = generatedCodeOf(typed) ?? typed
  return withRateLimit(context, 'changeCode', { email, code, ip, network: ip }, async () => {
    const [known] = await findCode(context.db, typed)
    await context.jobs.send('mail', { kind: 'changeCode', code: known?.code ?? typed, email, language })
  })
}

/**
 * Redeems a mailed link: moves its user to the unit, tribe and profile of the new code.
 * @returns the user, and the token of a link that sets a new password
 */
export async function changeCode(context: AppContext, token: string, ip: string) {
  const { db, clock } = context
  await withRateLimit(context, 'changeCodeToken', { token, ip }, () => checkLink(db, 'code', token, clock()))
  return db.transaction(async (tx) => {
    const now = clock()
    const { user_id, code } = await useLink(tx, 'code', token, now)
    if (!code) throw new DomainError('link.invalid')
    await move(tx, user_id, await redeemCode(tx, code, user_id, now))
    return { user_id, token: await newLink(tx, { kind: 'password', user_id }, now) }
  })
}

/** Marks a code as used by the user; of two concurrent redemptions the second is rejected. */
async function redeemCode(tx: Db, code: string, user_id: number, used_at: Date) {
  const { unity_id, tribe_id, profile } = enrolments
  const [taken] = await tx
    .update(enrolments)
    .set({ user_id, used_at })
    .where(and(eq(enrolments.code, code), isNull(enrolments.used_at)))
    .returning({ unity_id, tribe_id, profile })
  if (!taken) throw new DomainError('link.invalid')
  await assertOpenUnit(tx, taken.unity_id)
  return taken
}

type Place = Pick<typeof enrolments.$inferSelect, 'unity_id' | 'tribe_id' | 'profile'>

/** Assigns the unit, tribe and profile of the new code to the user, and ends all sessions of the user. */
async function move(tx: Db, user_id: number, place: Place): Promise<void> {
  await lockUnitsOf(tx, user_id)
  await tx.update(users).set(place).where(eq(users.id, user_id))
  await tx.insert(user_unities).values({ user_id, unity_id: place.unity_id }).onConflictDoNothing()
  await tx.delete(sessions).where(eq(sessions.user_id, user_id))
  await publishSessionsEnded(tx, user_id)
}
