import { DomainError } from '@the-house/domain'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from './client.ts'
import { unities } from './schema/index.ts'

/** The condition that a unit takes new people, codes and classes. */
export const isOpenUnit = (): SQL | undefined => and(isNull(unities.deleted_at), eq(unities.archived, false))

/**
 * Keeps a unit as it is, with its time zone, until the transaction ends: the first lock of whoever reckons times for
 * its classes, since a change of the unit locks it before its classes.
 */
export async function holdUnit(tx: Db, id: number | SQL): Promise<void> {
  await tx.select({ id: unities.id }).from(unities).where(eq(unities.id, id)).for('key share')
}

/**
 * Returns the ids of those among some units that are open. They stay so until the transaction ends: whoever archives or
 * removes one of them waits for its lock.
 */
export async function lockOpenUnits(tx: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const open = await tx
    .select({ id: unities.id })
    .from(unities)
    .where(and(inArray(unities.id, [...ids]), isOpenUnit()))
    .orderBy(unities.id)
    .for('key share')
  return new Set(open.map(({ id }) => id))
}

/** The refusal of an archived unit by its name. @param field the field by which it was chosen */
export const unitArchived = (unit: string, field?: string): DomainError =>
  new DomainError('unit.archived', field === undefined ? undefined : { [field]: 'validation.unitArchived' }, {
    values: { unit },
  })

/** Refuses what would be new in a unit that is archived or removed. */
export async function assertOpenUnit(tx: Db, id: number): Promise<void> {
  const open = await lockOpenUnits(tx, [id])
  if (open.has(id)) return
  const [closed] = await tx.select({ name: unities.name }).from(unities).where(eq(unities.id, id))
  throw unitArchived(closed?.name ?? '')
}
