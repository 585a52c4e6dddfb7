import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byName } from '../../db/page.ts'
import { user_unities, users } from '../../db/schema/index.ts'

/** The condition that a user gives classes: a teacher or an administrator who is not disabled. */
export const givesClasses = (): SQL | undefined =>
  and(or(eq(users.profile, 'TEACHER'), eq(users.admin, true)), isNull(users.disabled_at))

/** Returns who can give the classes of some units, by name; who is in several of them is there for each. */
export const findTeachers = (db: Db, unity_ids: readonly number[], which?: SQL) =>
  db
    .select({ id: users.id, name: users.name, unity_id: user_unities.unity_id })
    .from(users)
    .innerJoin(user_unities, eq(user_unities.user_id, users.id))
    .where(and(inArray(user_unities.unity_id, [...unity_ids]), givesClasses(), which))
    .orderBy(...byName(users))
