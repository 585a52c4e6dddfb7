import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { outsideRequest } from '../db/request-scope.ts'
import { settings } from '../db/schema/index.ts'

// A database trigger updates this version with every change of content.
const versionName = 'content.version'

const version = prepared((db) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.name, versionName)).prepare('content_version'),
)

/** The ids of a list, in its order. */
type Ids = Promise<readonly number[]>

/** The capacity of the cache; the least recently used list is evicted. */
const most = 64

const known = new WeakMap<Db, { version: string; lists: Map<string, Ids> }>()

/**
 * An LRU cache of the ids of a list, with cache invalidation by a content version: an entry is stale once content
 * changes. Totals and the deepest page then cost the same with hundreds and with tens of thousands of rows, unlike a
 * query that counts.
 * @param asked the cache key of the list
 * @param read loads the ids
 */
export async function cachedIds(db: Db, asked: string, read: () => Ids): Promise<readonly number[]> {
  // Reads the version first: a change while the ids are read gives another version, and they are read again.
  const [row] = await version(db).execute()
  const current = row?.value ?? ''
  const before = known.get(db)
  const kept = before?.version === current ? before : { version: current, lists: new Map<string, Ids>() }
  known.set(db, kept)
  const { lists } = kept
  const ids = lists.get(asked) ?? outsideRequest(read)
  lists.delete(asked)
  lists.set(asked, ids)
  ids.catch(() => lists.delete(asked))
  const [oldest] = lists.keys()
  if (lists.size > most && oldest !== undefined) lists.delete(oldest)
  return ids
}
