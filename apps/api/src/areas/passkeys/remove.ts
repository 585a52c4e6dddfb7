import { DomainError } from '@the-house/domain'
import type { Language } from '@the-house/i18n/server'
import { and, eq, ne } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { passkeys, sessions } from '../../db/schema/index.ts'
import { publishSessionsEnded } from '../../events/publish.ts'
import { provePassword } from './prove-password.ts'

interface Removal {
  user_id: number
  /** Of the passkey; undefined: all of the user's. */
  id?: number
  /** Of the mail that tells the owner. */
  language: Language
}

/** Removes a passkey of a user, or all of them; a mail tells their owner. @returns how many there were */
export async function removePasskeys(
  tx: Db,
  jobs: AppContext['jobs'],
  { user_id, id, language }: Removal,
): Promise<number> {
  const isOne = id === undefined ? undefined : eq(passkeys.id, id)
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.user_id, user_id), isOne))
    .returning({ name: passkeys.name })
  const name = gone.map((one) => one.name).join(', ')
  if (gone.length > 0) await jobs.send('mail', { kind: 'passkeyRemoved', language, user_id, name }, tx)
  return gone.length
}

/** Removes one of the caller's passkeys, for which the password is asked once more. */
export async function removeOwnPasskey(
  context: AppContext,
  user_id: number,
  { id, password, language }: { id: number; password: string; language: Language },
): Promise<void> {
  await provePassword(context, user_id, password)
  await context.db.transaction(async (tx) => {
    if ((await removePasskeys(tx, context.jobs, { user_id, id, language })) === 0) throw new DomainError('notFound')
  })
}

/**
 * Recovery by an administrator: removes all passkeys of a person and ends the person's sessions, since who has lost a
 * device is signed in there as well. The administrator's own session stays. @returns how many passkeys there were
 */
export const removePasskeysOf = (
  { db, jobs }: AppContext,
  { session_id: own }: Pick<AuthenticatedUser, 'session_id'>,
  removal: Pick<Removal, 'user_id' | 'language'>,
): Promise<number> =>
  db.transaction(async (tx) => {
    const removed = await removePasskeys(tx, jobs, removal)
    if (removed === 0) throw new DomainError('notFound')
    const others = own === undefined ? undefined : ne(sessions.id, own)
    await tx.delete(sessions).where(and(eq(sessions.user_id, removal.user_id), others))
    await publishSessionsEnded(tx, removal.user_id)
    return removed
  })
