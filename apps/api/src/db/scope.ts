import type { Duty } from '@the-house/domain'
import { and, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { duties, unities, user_unities, users } from './schema/index.ts'

/** Row-level authorization: a teacher may see the users of their own units, an administrator all users. */
type Keeper = { id: number; admin: boolean }

/** The condition that a unit is in the user's scope; undefined: every unit is. */
export function isUnitInScope(db: Db, { id, admin }: Keeper, unity: PgColumn): SQL | undefined {
  if (admin) return undefined
  const own = db.select({ id: user_unities.unity_id }).from(user_unities).where(eq(user_unities.user_id, id))
  return inArray(unity, own)
}

/**
 * The condition that the user has a duty in a unit: it is given for that one or for all of the user's units. undefined:
 * administrators have it in every unit.
 */
export function isUnitOfDuty(db: Db, { id, admin }: Keeper, duty: Duty, unity: PgColumn): SQL | undefined {
  if (admin) return undefined
  const own = db
    .select({ id: user_unities.unity_id })
    .from(user_unities)
    .innerJoin(duties, and(eq(duties.user_id, user_unities.user_id), eq(duties.duty, duty)))
    .where(and(eq(user_unities.user_id, id), or(isNull(duties.unity_id), eq(duties.unity_id, user_unities.unity_id))))
  return inArray(unity, own)
}

/** Returns the units in which a user has a duty; null: every unit. */
export async function unitsOfDuty(db: Db, keeper: Keeper, duty: Duty): Promise<readonly number[] | null> {
  const own = isUnitOfDuty(db, keeper, duty, unities.id)
  if (!own) return null
  const rows = await db.select({ id: unities.id }).from(unities).where(own).orderBy(unities.id)
  return rows.map(({ id }) => id)
}

/** The condition that a user is a member of a unit in scope; undefined: every user is. */
export function isUserInScope(db: Db, keeper: Keeper, member: PgColumn): SQL | undefined {
  const own = isUnitInScope(db, keeper, user_unities.unity_id)
  return own && isMember(db, member, own)
}

/** The condition that a user is a member of a unit that matches `which`, a condition on `user_unities`. */
export const isMember = (db: Db, member: PgColumn, which: SQL): SQL =>
  exists(
    db
      .select({ id: user_unities.user_id })
      .from(user_unities)
      .where(and(eq(user_unities.user_id, member), which)),
  )

/**
 * The same condition for a list: the members are found first, where the planner would go through those of the whole
 * school in the order of the list.
 */
export const isAmongMembers = (db: Db, which: SQL, member: PgColumn = users.id): SQL =>
  sql`${member} = any(array(${db.select({ id: user_unities.user_id }).from(user_unities).where(which)}))`
