import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { byName, rowsOf } from '../db/page.ts'
import { tribes, unities, users } from '../db/schema/index.ts'
import { matchesSearch } from '../db/search.ts'
import type { AudienceScope } from './scope.ts'

interface Query {
  page: number
  size: number
  term?: string | undefined
}

/** Returns a page of the people in the scope of a sender, by name. */
export async function listPeopleInScope(db: Db, scope: AudienceScope, { term, ...query }: Query) {
  const where = and(scope.isPerson, matchesSearch([users.name, users.email], term))
  const { limit, offset } = rowsOf(query)
  const content = await db
    .select({ id: users.id, name: users.name, profile: users.profile, unity: unities.name, tribe: tribes.name })
    .from(users)
    .innerJoin(unities, eq(unities.id, users.unity_id))
    .leftJoin(tribes, eq(tribes.id, users.tribe_id))
    .where(where)
    .orderBy(...byName(users))
    .limit(limit)
    .offset(offset)
  return { content, meta: { ...query, total: await db.$count(users, where) } }
}
