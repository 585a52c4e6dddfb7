import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { tribes, unities, user_unities, users } from '../db/schema/index.ts'
import { isAmongMembers } from '../db/scope.ts'
import { searchUsers } from '../db/search-users.ts'
import type { AudienceScope } from './scope.ts'

interface Query {
  page: number
  size: number
  term?: string | undefined
}

/** Returns a page of the people in the scope of a sender, by name. */
export async function listPeopleInScope(db: Db, scope: AudienceScope, query: Query) {
  const own = scope.isUnit(user_unities.unity_id)
  const found = await searchUsers(db, and(scope.isPerson, own && isAmongMembers(db, own)), query)
  const content = await db
    .select({ id: users.id, name: users.name, profile: users.profile, unity: unities.name, tribe: tribes.name })
    .from(users)
    .innerJoin(unities, eq(unities.id, users.unity_id))
    .leftJoin(tribes, eq(tribes.id, users.tribe_id))
    .where(found.where)
    .orderBy(...found.orderBy)
    .limit(found.limit)
    .offset(found.offset)
  return { content, meta: found.meta }
}
