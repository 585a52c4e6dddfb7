import { and, sql, type SQL } from 'drizzle-orm'
import type { Db } from './client.ts'
import { countUpTo, keysetPage, type SortKey } from './keyset.ts'
import { users } from './schema/index.ts'
import { matchesSearch, searched, type Along } from './search.ts'

interface Query {
  page: number
  size: number
  term?: string | undefined
}

const byName: SortKey[] = [
  { by: sql`plain_text(${users.name})`, type: 'text' },
  { by: sql`${users.id}`, type: 'integer' },
]

/**
 * Searches users by name: how a page of them is selected, and its `meta`. They are counted as far as `limits.countedRows`,
 * and paged through within `limits.pageDepth`; the search finds the others.
 * @param who which users
 */
export async function searchUsers(db: Db, who: SQL | undefined, { page, size, term }: Query) {
  const matching = (along: Along) => and(who, searched(matchesSearch([users.name, users.email], term), along))
  const { orderBy, limit, offset } = keysetPage({ page, size }, byName)
  const found = db.select({ one: sql`1` }).from(users)
  const { total, more } = await countUpTo(db, found.where(matching('words')))
  return { where: matching(more ? 'order' : 'words'), orderBy, limit, offset, meta: { page, size, total, more } }
}
