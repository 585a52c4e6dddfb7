import { DomainError, dutyOf } from '@the-house/domain'
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import type { Db } from '../db/client.ts'
import { unitArchived } from '../db/open-units.ts'
import { unities } from '../db/schema/index.ts'
import { unitsOfDuty } from '../db/scope.ts'
import { columnOf } from './columns.ts'
import type { Entity, Values } from './entities.ts'

/** Returns the units whose rows of an entity a user sees; null: of every unit, or the entity belongs to none. */
export async function ownUnits(
  db: Db,
  { definition }: Entity,
  user: AuthenticatedUser,
): Promise<readonly number[] | null> {
  const duty = dutyOf[definition.manage]
  if (definition.unit === undefined || user.admin) return null
  return duty ? unitsOfDuty(db, user, duty) : [user.unity_id]
}

/** The condition that a row belongs to one of some units, or to all. */
export function isInUnits(entity: Entity, units: readonly number[] | null): SQL | undefined {
  const { unit } = entity.definition
  if (unit === undefined || units === null) return undefined
  const column = columnOf(entity, unit)
  return or(isNull(column), units.length === 0 ? sql`false` : inArray(column, [...units]))
}

interface Wanted {
  id: number
  /** What is for all units is read by everybody who manages the entity, and written by administrators alone. */
  to: 'read' | 'write'
}

/** Refuses a row of another unit than the user's as if it did not exist, also one that is removed. */
export async function assertOwnRow(db: Db, entity: Entity, user: AuthenticatedUser, { id, to }: Wanted): Promise<void> {
  const { definition, row } = entity
  const units = await ownUnits(db, entity, user)
  if (definition.unit === undefined || units === null) return
  const unit = sql<number | null>`${columnOf(entity, definition.unit)}`
  const [found] = await db.select({ unit }).from(row.table).where(eq(row.table.id, id))
  if (!found || (found.unit !== null && !units.includes(found.unit))) throw new DomainError('notFound')
  if (found.unit === null && to === 'write') throw new DomainError('access.denied')
}

/**
 * Refuses values that would put a row into a unit that is not there, not the user's, or archived; `kept`: the row
 * before, which stays where it is.
 */
export async function assertOwnUnit(
  db: Db,
  entity: Entity,
  user: AuthenticatedUser,
  values: Values,
  kept?: Values,
): Promise<void> {
  const { unit } = entity.definition
  if (unit === undefined) return
  const units = await ownUnits(db, entity, user)
  const given = values[unit]
  if (given === null && units === null) return
  if (given === null) throw new DomainError('validation', { [unit]: 'validation.ownUnit' })
  // The lock keeps the unit from being removed before the transaction ends.
  const [found] = await db
    .select({ id: unities.id, name: unities.name, archived: unities.archived })
    .from(unities)
    .where(and(eq(unities.id, Number(given)), isNull(unities.deleted_at)))
    .for('share')
  if (!found || units?.includes(found.id) === false) throw new DomainError('validation', { [unit]: 'validation.id' })
  if (found.archived && kept?.[unit] !== given) throw unitArchived(found.name, unit)
}
