import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { prepared } from '../db/prepared.ts'
import { settings } from '../db/schema/index.ts'

// A trigger of the database changes it with every change of content, whoever makes it.
const versionName = 'content.version'

const version = prepared((db) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.name, versionName)).prepare('content_version'),
)

/** Ids, in the order of a list. */
type Ids = Promise<readonly number[]>

/** Of as many lists; the one that was asked for least lately goes first. */
const most = 64

const known = new WeakMap<Db, { version: string; lists: Map<string, Ids> }>()

/**
 * The ids of all things in a list, as `read` finds them: kept in memory until content changes. To count what was found
 * and to open the deepest page costs the same with hundreds and with tens of thousands, which no query that counts does.
 * @param asked what tells this list from others
 */
export async function directoryOf(db: Db, asked: string, read: () => Ids): Promise<readonly number[]> {
  // Asked for first: what changes while the ids are read has another version, and they are read again.
  const [row] = await version(db).execute()
  const current = row?.value ?? ''
  const before = known.get(db)
  const kept = before?.version === current ? before : { version: current, lists: new Map<string, Ids>() }
  known.set(db, kept)
  const { lists } = kept
  const ids = lists.get(asked) ?? read()
  lists.delete(asked)
  lists.set(asked, ids)
  ids.catch(() => lists.delete(asked))
  const [oldest] = lists.keys()
  if (lists.size > most && oldest !== undefined) lists.delete(oldest)
  return ids
}
