import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { user_unities, users } from '../../db/schema/index.ts'
import { isMember } from '../../db/scope.ts'

/** The condition that a user is a student of a unit who can come to its classes. */
export const isStudentOf = (db: Db, unity_id: number) =>
  and(
    eq(users.profile, 'STUDENT'),
    isNull(users.disabled_at),
    isMember(db, users.id, eq(user_unities.unity_id, unity_id)),
  )
