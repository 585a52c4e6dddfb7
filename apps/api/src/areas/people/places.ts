import { DomainError, type Person, type PersonForm } from '@the-house/domain'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { lockOpenUnits } from '../../db/open-units.ts'
import { sessions, tribes, unities, user_unities } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import { endForeignDuties } from './given-duties.ts'

/** Whether a tribe exists; it stays until the transaction ends. */
async function isTribe(tx: Db, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: tribes.id })
    .from(tribes)
    .where(and(eq(tribes.id, id), isNotDeleted(tribes)))
    .for('key share')
  return found.length === 1
}

/** Returns the error of a field by the units in it that take nobody: archived, or not there at all. */
async function unitError(tx: Db, field: string, closed: number[]): Promise<Record<string, string>> {
  if (closed.length === 0) return {}
  const known = await tx.$count(unities, and(inArray(unities.id, closed), isNotDeleted(unities)))
  return { [field]: known === closed.length ? 'validation.unitArchived' : 'validation.id' }
}

/**
 * Refuses a form whose tribe does not exist, or by which a person would come into a unit that takes nobody; those that
 * the person is in already may be archived.
 */
export async function assertPlaces(tx: Db, { unity_id, other_units_id, tribe_id }: PersonForm, before: Person) {
  const own = new Set([before.unity_id, ...before.other_units_id])
  const open = await lockOpenUnits(tx, [unity_id, ...other_units_id])
  const closed = (ids: number[]) => ids.filter((id) => !open.has(id) && !own.has(id))
  const wrong = {
    ...(await unitError(tx, 'unity_id', closed([unity_id]))),
    ...(await unitError(tx, 'other_units_id', closed(other_units_id))),
    ...(tribe_id !== null && !(await isTribe(tx, tribe_id)) && { tribe_id: 'validation.id' }),
  }
  if (Object.keys(wrong).length > 0) throw new DomainError('validation', wrong)
}

/** Replaces the units of a user: sessions in one that was taken away go on in the first, and duties in it end. */
export async function belong(tx: Db, user_id: number, [unity_id, ...others]: [number, ...number[]]): Promise<void> {
  const all = Array.from(new Set([unity_id, ...others]))
  await tx.delete(user_unities).where(and(eq(user_unities.user_id, user_id), notInArray(user_unities.unity_id, all)))
  await endForeignDuties(tx, user_id, all)
  await tx
    .insert(user_unities)
    .values(all.map((id) => ({ user_id, unity_id: id })))
    .onConflictDoNothing()
  await tx
    .update(sessions)
    .set({ unity_id })
    .where(and(eq(sessions.user_id, user_id), notInArray(sessions.unity_id, all)))
}
