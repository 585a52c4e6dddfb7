import type { Db } from '../db/client.ts'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import { versionedCache } from '../db/versioned-cache.ts'

const lists = versionedCache<readonly number[]>(64)

/**
 * The ids of a list, in its order, kept in memory until content changes. Totals and the deepest page then cost the same
 * with hundreds and with tens of thousands of rows, unlike a query that counts.
 * @param asked the cache key of the list
 * @param read loads the ids
 */
export const cachedIds = (
  db: Db,
  { content_version }: Pick<AuthenticatedUser, 'content_version'>,
  asked: string,
  read: () => Promise<readonly number[]>,
): Promise<readonly number[]> => lists(db, content_version, asked, read)
