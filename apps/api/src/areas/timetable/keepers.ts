import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { duties, user_unities, users } from '../../db/schema/index.ts'

/** Returns who makes the timetable of a unit: administrators, and its members with the duty TIMETABLE there. */
export function findKeepers(db: Db, unity_id: number) {
  const onDuty = db
    .select({ id: duties.user_id })
    .from(duties)
    .innerJoin(user_unities, and(eq(user_unities.user_id, duties.user_id), eq(user_unities.unity_id, unity_id)))
    .where(and(eq(duties.duty, 'TIMETABLE'), or(isNull(duties.unity_id), eq(duties.unity_id, unity_id))))
  // As a union, since no index serves both halves of an alternative.
  const keepers = union(
    db
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.admin}`),
    onDuty,
  )
  return db
    .select({ user_id: users.id, language: users.language })
    .from(users)
    .where(and(isNull(users.disabled_at), inArray(users.id, keepers)))
}
