import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { byName, rowsOf } from '../db/page.ts'
import { tribes, unities, users } from '../db/schema/index.ts'
import { matchesSearch } from '../db/search.ts'
import type { Reach } from './reach.ts'

interface Query {
  page: number
  size: number
  term?: string | undefined
}

/** Returns a page of the people whom a sender may reach, by name. */
export async function listPeopleInReach(db: Db, reach: Reach, { term, ...query }: Query) {
  const where = and(reach.isPerson, matchesSearch([users.name, users.email], term))
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
