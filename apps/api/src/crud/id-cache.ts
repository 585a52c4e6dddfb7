import { sql } from 'drizzle-orm'
import { contentVersion } from '../db/content-version.ts'
import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { versionedCache } from '../db/versioned-cache.ts'

const version = prepared((db) =>
  db
    .select({ value: contentVersion })
    .from(sql`(values (1)) one`)
    .prepare('content_version'),
)

/** Reads the version of all content, for a cache of what only a change of content changes. */
export async function readContentVersion(db: Db): Promise<string> {
  const [row] = await version(db).execute()
  return row?.value ?? ''
}

const lists = versionedCache<readonly number[]>(64)

/**
 * The ids of a list, in its order, kept in memory until content changes. Totals and the deepest page then cost the same
 * with hundreds and with tens of thousands of rows, unlike a query that counts.
 * @param asked the cache key of the list
 * @param read loads the ids
 */
export const cachedIds = async (
  db: Db,
  asked: string,
  read: () => Promise<readonly number[]>,
): Promise<readonly number[]> => lists(db, await readContentVersion(db), asked, read)
