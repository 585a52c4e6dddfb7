import { and, eq, exists, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { user_unities } from './schema/index.ts'

/** Row-level authorization: a teacher may see the users of their own units, an administrator all users. */
type Keeper = { id: number; admin: boolean }

/** The condition that a unit is in the user's scope; undefined: every unit is. */
export function isUnitInScope(db: Db, { id, admin }: Keeper, unity: PgColumn): SQL | undefined {
  if (admin) return undefined
  const own = db.select({ id: user_unities.unity_id }).from(user_unities).where(eq(user_unities.user_id, id))
  return inArray(unity, own)
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
