import { and, eq, exists, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { duties, user_unities, users } from '../../db/schema/index.ts'

/** Returns who makes the timetable of a unit: administrators, and its members with the duty TIMETABLE there. */
export function findKeepers(db: Db, unity_id: number) {
  const isOnDuty = exists(
    db
      .select({ id: duties.id })
      .from(duties)
      .innerJoin(user_unities, and(eq(user_unities.user_id, duties.user_id), eq(user_unities.unity_id, unity_id)))
      .where(
        and(
          eq(duties.user_id, users.id),
          eq(duties.duty, 'TIMETABLE'),
          or(isNull(duties.unity_id), eq(duties.unity_id, unity_id)),
        ),
      ),
  )
  return db
    .select({ user_id: users.id, language: users.language })
    .from(users)
    .where(and(isNull(users.disabled_at), or(users.admin, isOnDuty)))
}
