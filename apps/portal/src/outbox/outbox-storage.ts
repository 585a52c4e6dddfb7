import { readStored, removeStored, storedKeys, writeStored } from '../device/storage.ts'
import { entryJson, parseEntry, refKey, userPrefix, type Entry, type Ref } from './entry.ts'

/** The write-ahead storage of the offline queue: unconfirmed answers in localStorage. */
export interface OutboxStorage {
  put: (entry: Entry) => void
  remove: (entry: Entry) => void
  get: (key: string) => Entry | null
  /** All entries of a user, oldest edit first. */
  list: (user: number) => Entry[]
}

/** Compares edits by time; keys are the tie-breaker between edits of two tabs in one millisecond. */
export const compareEdits = (one: Entry, other: Entry): number =>
  one.edited - other.edited || Number(one.key > other.key) - Number(one.key < other.key)

/**
 * Local storage rather than IndexedDB: it is synchronous, where an IndexedDB transaction that starts on pagehide may
 * never commit. Each edit has a key of its own, so that a tab that removes a sent edit cannot remove what another tab
 * has written meanwhile (no race).
 */
export function localOutboxStorage(): OutboxStorage {
  /** Entries that a full or forbidden storage rejected; they live in memory as long as the page. */
  const unstored = new Map<string, Entry>()
  const get = (key: string): Entry | null => unstored.get(key) ?? parseEntry(key, readStored(key))
  return {
    get,
    put: (entry) => {
      if (writeStored(entry.key, entryJson(entry))) unstored.delete(entry.key)
      else unstored.set(entry.key, entry)
    },
    remove: ({ key }) => {
      unstored.delete(key)
      removeStored(key)
    },
    list: (user) => {
      const keys = new Set([...storedKeys(userPrefix(user)), ...unstored.keys()])
      return Array.from(keys, get)
        .filter((entry) => entry !== null)
        .filter((entry) => entry.user === user)
        .toSorted(compareEdits)
    },
  }
}

/** The latest edit of each exercise, oldest first. */
export function latest(entries: readonly Entry[]): Entry[] {
  const found = new Map(entries.map((entry) => [refKey(entry), entry]))
  return Array.from(found.values()).toSorted(compareEdits)
}

/** All entries of one exercise. */
export const entriesOf = (storage: OutboxStorage, ref: Ref): Entry[] =>
  storage.list(ref.user).filter((entry) => refKey(entry) === refKey(ref))
