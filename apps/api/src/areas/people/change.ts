import { DomainError, type Person, type PersonForm } from '@the-house/domain'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { chapters, sessions, tribes, unities, user_unities } from '../../db/schema/index.ts'
import { isKept } from '../../db/visible.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { assertOther, changing, writeUser } from './locked.ts'

/** Refuses by its field what a form names and the school has not. */
async function assertThere(tx: Db, form: PersonForm, before: Person): Promise<void> {
  const { unity_id, other_units_id, tribe_id, chapter } = form
  const isThere = {
    unity_id: (await tx.$count(unities, eq(unities.id, unity_id))) === 1,
    other_units_id: (await tx.$count(unities, inArray(unities.id, other_units_id))) === new Set(other_units_id).size,
    tribe_id: tribe_id === null || (await tx.$count(tribes, eq(tribes.id, tribe_id))) === 1,
    // A chapter that was removed is no reason to refuse the rest.
    chapter:
      chapter === before.chapter || (await tx.$count(chapters, and(eq(chapters.id, chapter), isKept(chapters)))) === 1,
  }
  const missing = Object.entries(isThere).filter(([, there]) => !there)
  if (missing.length > 0)
    throw new DomainError('validation', Object.fromEntries(missing.map(([field]) => [field, 'validation.id'])))
}

/** Somebody belongs to these units and no others; sessions in another one go on in the first. */
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

/** Saves a form about somebody, for whoever knows what is there; of two at once, one. It counts at their next click. */
export function changePerson(
  house: House,
  actor: SignedIn,
  { id, body: { version, ...form } }: { id: number; body: PersonForm & { version: string } },
): Promise<Person> {
  return changing(house, {
    actor,
    id,
    act: async (tx, before) => {
      if (before.version !== version) throw new DomainError('conflict')
      if (before.admin && !form.admin) assertOther(actor, id)
      await assertThere(tx, form, before)
      const { other_units_id, ...columns } = form
      await writeUser(tx, id, columns)
      await belong(tx, id, [form.unity_id, ...other_units_id])
    },
  })
}

/** Lets somebody in no more: every session of theirs is over. */
export async function disablePerson(house: House, actor: SignedIn, id: number): Promise<Person> {
  assertOther(actor, id)
  return changing(house, {
    actor,
    id,
    act: async (tx, { state }, now) => {
      if (state !== 'DISABLED') await writeUser(tx, id, { disabled_at: now })
      await tx.delete(sessions).where(eq(sessions.user_id, id))
    },
  })
}

/** Lets somebody in again, by the password that they had. */
export const enablePerson = (house: House, actor: SignedIn, id: number): Promise<Person> =>
  changing(house, { actor, id, act: async (tx) => void (await writeUser(tx, id, { disabled_at: null })) })
