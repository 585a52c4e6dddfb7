import { DomainError } from '@the-house/domain'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { AudienceScope } from '../../audience/scope.ts'
import type { Db } from '../../db/client.ts'
import { config_tests, users } from '../../db/schema/index.ts'
import { isUserInScope, isUnitInScope } from '../../db/scope.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

/** The students to whom a sender may send a test: a teacher those of the own units, an administrator all. */
export const testScope = (db: Db, sender: Pick<AuthenticatedUser, 'id' | 'admin'>): AudienceScope => ({
  isUnit: (unity) => isUnitInScope(db, sender, unity),
  isPerson: and(ne(users.profile, 'TEACHER'), isNull(users.disabled_at), isUserInScope(db, sender, users.id)),
})

/** Returns a test configuration that is not deleted. */
export async function findConfigTest(db: Db, id: number) {
  const [config] = await db
    .select()
    .from(config_tests)
    .where(and(eq(config_tests.id, id), isNotDeleted(config_tests)))
  if (!config) throw new DomainError('notFound')
  return config
}
