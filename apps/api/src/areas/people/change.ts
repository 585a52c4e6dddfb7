import { DomainError, type PersonForm } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { sessions } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { publishSessionsEnded } from '../../events/publish.ts'
import { assertOther, withPersonLock, writeUser, type ChangedPerson } from './person-lock.ts'
import { assertPlaces, belong } from './places.ts'

/**
 * Saves the form of a user under optimistic locking: of two concurrent saves one gets a 409. Takes effect at the user's
 * next request.
 */
export function changePerson(
  context: AppContext,
  actor: AuthenticatedUser,
  { id, body: { version, ...form } }: { id: number; body: PersonForm & { version: string } },
): Promise<ChangedPerson> {
  return withPersonLock(context, {
    actor,
    id,
    act: async (tx, before, now) => {
      if (before.version !== version) throw new DomainError('conflict')
      if (before.admin && !form.admin) assertOther(actor, id)
      await assertPlaces(tx, form, before)
      const { other_units_id, ...columns } = form
      await writeUser(tx, id, { ...columns, ...(form.name !== before.name && { named_at: now }) })
      await belong(tx, id, [form.unity_id, ...other_units_id])
    },
  })
}

/** Disables a user and ends all of the user's sessions. */
export async function disablePerson(context: AppContext, actor: AuthenticatedUser, id: number): Promise<ChangedPerson> {
  assertOther(actor, id)
  return withPersonLock(context, {
    actor,
    id,
    act: async (tx, { state }, now) => {
      if (state !== 'DISABLED') await writeUser(tx, id, { disabled_at: now })
      await tx.delete(sessions).where(eq(sessions.user_id, id))
      await publishSessionsEnded(tx, id)
    },
  })
}

/** Enables a disabled user, who keeps the password. */
export const enablePerson = (context: AppContext, actor: AuthenticatedUser, id: number): Promise<ChangedPerson> =>
  withPersonLock(context, { actor, id, act: async (tx) => void (await writeUser(tx, id, { disabled_at: null })) })
