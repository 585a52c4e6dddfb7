import { and, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isInReach } from '../../db/reach.ts'
import { tests, users } from '../../db/schema/index.ts'
import type { SignedIn } from '../../plugins/session.ts'

/** Whose answers somebody corrects; for queries on tests and their users. A teacher corrects learners alone, nobody oneself. */
export const isReached = (db: Db, user: SignedIn): SQL | undefined =>
  and(
    ne(tests.user_id, user.id),
    user.admin ? undefined : ne(users.profile, 'TEACHER'),
    isInReach(db, user, tests.user_id),
  )
