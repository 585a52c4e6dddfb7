import { and, eq, exists, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { tests, user_unities, users } from '../../db/schema/index.ts'
import type { SignedIn } from '../../plugins/session.ts'

/** The units that count for somebody: a teacher's own; null: all. */
export const unitsOf = (db: Db, { id, admin }: SignedIn) =>
  admin ? null : db.select({ id: user_unities.unity_id }).from(user_unities).where(eq(user_unities.user_id, id))

/** Whether a unit is one that somebody looks after. */
export function isOwnUnit(db: Db, user: SignedIn): SQL | undefined {
  const units = unitsOf(db, user)
  return units ? inArray(user_unities.unity_id, units) : undefined
}

/**
 * Whose answers somebody corrects; for queries on tests and their users. A teacher reaches the students of the own units,
 * an administrator everybody; nobody corrects oneself.
 */
export function isReached(db: Db, user: SignedIn): SQL | undefined {
  const shared = db
    .select({ one: sql`1` })
    .from(user_unities)
    .where(and(eq(user_unities.user_id, tests.user_id), isOwnUnit(db, user)))
  return and(ne(tests.user_id, user.id), user.admin ? undefined : and(ne(users.profile, 'TEACHER'), exists(shared)))
}
