import { DomainError } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isUserInScope } from '../../db/scope.ts'
import { users } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

/** Returns a person whom a teacher or an administrator may see; another unit's person is refused with `notFound`. */
export async function findInScope(db: Db, keeper: AuthenticatedUser, id: number) {
  const [found] = await db
    .select({ id: users.id, name: users.name, chapter_id: users.chapter_id })
    .from(users)
    .where(and(eq(users.id, id), isUserInScope(db, keeper, users.id)))
  if (!found) throw new DomainError('notFound')
  return found
}
