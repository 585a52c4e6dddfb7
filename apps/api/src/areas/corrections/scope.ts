import { and, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isUserInScope } from '../../db/scope.ts'
import { tests, users } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

/**
 * Row-level authorization of corrections, for queries on tests and their users: teachers correct students only, and no
 * caller corrects their own answers.
 */
export const isAnswerInScope = (db: Db, user: AuthenticatedUser): SQL | undefined =>
  and(
    ne(tests.user_id, user.id),
    user.admin ? undefined : ne(users.profile, 'TEACHER'),
    isUserInScope(db, user, tests.user_id),
  )
