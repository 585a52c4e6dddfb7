import { DomainError } from '@the-house/domain'
import { and, eq, exists } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { unitArchived } from '../../db/open-units.ts'
import { sessions, unities, user_unities } from '../../db/schema/index.ts'
import { hashToken, newToken } from '../../plugins/session.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

/** Switches the session to another open unit of the user and rotates the token; the old token is invalid from then on. */
export async function changeUnity(db: Db, { id, session_id }: AuthenticatedUser, unity_id: number): Promise<string> {
  // A signed session stays in its unit: the choice could not be stored.
  if (session_id === undefined) throw new DomainError('unavailable')
  const token = newToken()
  const membership = db
    .select({ name: unities.name, archived: unities.archived })
    .from(user_unities)
    .innerJoin(unities, eq(unities.id, user_unities.unity_id))
    .where(and(eq(user_unities.user_id, id), eq(user_unities.unity_id, unity_id)))
  const [unit] = await membership
  if (unit?.archived) throw unitArchived(unit.name)
  const [changed] = await db
    .update(sessions)
    .set({ token_hash: hashToken(token), unity_id })
    .where(and(eq(sessions.id, session_id), exists(membership)))
    .returning({ id: sessions.id })
  if (!changed) throw new DomainError('notFound')
  return token
}
