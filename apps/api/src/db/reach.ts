import { and, eq, exists, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { user_unities } from './schema/index.ts'

/** Who looks after people: a teacher after those of the own units, an administrator after all. */
type Keeper = { id: number; admin: boolean }

/** Whether a column names a unit that somebody looks after; undefined: every unit is one. */
export function isUnitInReach(db: Db, { id, admin }: Keeper, unity: PgColumn): SQL | undefined {
  if (admin) return undefined
  const own = db.select({ id: user_unities.unity_id }).from(user_unities).where(eq(user_unities.user_id, id))
  return inArray(unity, own)
}

/** Whether a column names a member of such a unit; undefined: everybody is one. */
export function isInReach(db: Db, keeper: Keeper, member: PgColumn): SQL | undefined {
  const own = isUnitInReach(db, keeper, user_unities.unity_id)
  return own && isMember(db, member, own)
}

/** Whether a column names a member of a unit of some kind; `which` is about `user_unities`. */
export const isMember = (db: Db, member: PgColumn, which: SQL): SQL =>
  exists(
    db
      .select({ id: user_unities.user_id })
      .from(user_unities)
      .where(and(eq(user_unities.user_id, member), which)),
  )
