import type { Db } from './client.ts'
import { outsideRequest } from './request-scope.ts'

/** Asks a cache for the value of a key at a version of the content; it is loaded once for all who ask. */
export type VersionedCache<T> = (db: Db, version: string, key: string, read: () => Promise<T>) => Promise<T>

/**
 * An LRU cache of what only a change of content changes, with cache invalidation by its version: every value is stale
 * once the version is another. Whoever asks has read the version before, so that nothing older is ever kept under it.
 * @param most the capacity; the least recently used value is evicted
 */
export function versionedCache<T>(most: number): VersionedCache<T> {
  const known = new WeakMap<Db, { version: string; values: Map<string, Promise<T>> }>()
  return (db, version, key, read) => {
    const before = known.get(db)
    const kept = before?.version === version ? before : { version, values: new Map<string, Promise<T>>() }
    known.set(db, kept)
    const { values } = kept
    const value = values.get(key) ?? outsideRequest(read)
    values.delete(key)
    values.set(key, value)
    value.catch(() => values.delete(key))
    const [oldest] = values.keys()
    if (values.size > most && oldest !== undefined) values.delete(oldest)
    return value
  }
}
