import { DomainError, type Person, type PersonForm } from '@the-house/domain'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { sessions, tribes, unities, user_unities } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { assertOther, withPersonLock, writeUser } from './person-lock.ts'

/** Validates that the units and the tribe of a form exist, and names the field otherwise. */
async function assertThere(tx: Db, form: PersonForm): Promise<void> {
  const { unity_id, other_units_id, tribe_id } = form
  const isThere = {
    unity_id: (await tx.$count(unities, eq(unities.id, unity_id))) === 1,
    other_units_id: (await tx.$count(unities, inArray(unities.id, other_units_id))) === new Set(other_units_id).size,
    tribe_id: tribe_id === null || (await tx.$count(tribes, eq(tribes.id, tribe_id))) === 1,
  }
  const missing = Object.entries(isThere).filter(([, there]) => !there)
  if (missing.length > 0)
    throw new DomainError('validation', Object.fromEntries(missing.map(([field]) => [field, 'validation.id'])))
}

/** Replaces the units of a user; sessions in a unit that was removed go on in the first one. */
async function belong(tx: Db, user_id: number, [unity_id, ...others]: [number, ...number[]]): Promise<void> {
  const all = Array.from(new Set([unity_id, ...others]))
  await tx.delete(user_unities).where(and(eq(user_unities.user_id, user_id), notInArray(user_unities.unity_id, all)))
  await tx
    .insert(user_unities)
    .values(all.map((id) => ({ user_id, unity_id: id })))
    .onConflictDoNothing()
  await tx
    .update(sessions)
    .set({ unity_id })
    .where(and(eq(sessions.user_id, user_id), notInArray(sessions.unity_id, all)))
}

/**
 * Saves the form of a user under optimistic locking: of two concurrent saves one gets a 409. Takes effect at the user's
 * next request.
 */
export function changePerson(
  context: AppContext,
  actor: AuthenticatedUser,
  { id, body: { version, ...form } }: { id: number; body: PersonForm & { version: string } },
): Promise<Person> {
  return withPersonLock(context, {
    actor,
    id,
    act: async (tx, before) => {
      if (before.version !== version) throw new DomainError('conflict')
      if (before.admin && !form.admin) assertOther(actor, id)
      await assertThere(tx, form)
      const { other_units_id, ...columns } = form
      await writeUser(tx, id, columns)
      await belong(tx, id, [form.unity_id, ...other_units_id])
    },
  })
}

/** Disables a user and ends all of the user's sessions. */
export async function disablePerson(context: AppContext, actor: AuthenticatedUser, id: number): Promise<Person> {
  assertOther(actor, id)
  return withPersonLock(context, {
    actor,
    id,
    act: async (tx, { state }, now) => {
      if (state !== 'DISABLED') await writeUser(tx, id, { disabled_at: now })
      await tx.delete(sessions).where(eq(sessions.user_id, id))
    },
  })
}

/** Enables a disabled user, who keeps the password. */
export const enablePerson = (context: AppContext, actor: AuthenticatedUser, id: number): Promise<Person> =>
  withPersonLock(context, { actor, id, act: async (tx) => void (await writeUser(tx, id, { disabled_at: null })) })
