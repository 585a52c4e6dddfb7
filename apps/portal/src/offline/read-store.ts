import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { toPrune } from './prune.ts'

/** Whose reads: a user's, in one unit. */
export interface Owner {
  user: number
  unit: number
}

type StoredKey = [user: number, unit: number, key: string]

interface StoredRead {
  json: string
  at: number
}

interface Schema extends DBSchema {
  reads: { key: StoredKey; value: StoredRead }
}

const version = 1
/** The first render waits for what is kept; nothing waits for what is saved. */
const limitsMs = { load: 1500, save: 30_000 }

let opening: Promise<IDBPDatabase<Schema>> | null = null

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('the-house', version, {
    upgrade: (db) => void db.createObjectStore('reads'),
    // Another version of the portal wants to change the store, or the browser has closed it: it is opened again.
    blocking: (_from, _to, event) => {
      opening = null
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: () => {
      opening = null
    },
  }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

/** Runs work on the store; a store that is forbidden, damaged, full or stuck is no failure of the page. */
async function attempt<T>(
  kind: keyof typeof limitsMs,
  work: (db: IDBPDatabase<Schema>) => Promise<T>,
  otherwise: T,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stuck = new Promise<T>((resolve) => {
    timer = setTimeout(() => {
      // The next use opens it anew.
      opening = null
      resolve(otherwise)
    }, limitsMs[kind])
  })
  try {
    return await Promise.race([open().then(work), stuck])
  } catch {
    return otherwise
  } finally {
    clearTimeout(timer)
  }
}

const rangeOf = ({ user, unit }: Owner) => IDBKeyRange.bound([user, unit], [user, unit, []])

/** Reads all that is kept of an owner, as JSON by cache key; what is kept of other users is deleted. */
export const loadReads = (owner: Owner): Promise<ReadonlyMap<string, string>> =>
  attempt(
    'load',
    async (db) => {
      const { store, done } = db.transaction('reads', 'readwrite')
      const [keys, values] = await Promise.all([
        store.getAllKeys(rangeOf(owner)),
        store.getAll(rangeOf(owner)),
        store.delete(IDBKeyRange.upperBound([owner.user], true)),
        store.delete(IDBKeyRange.lowerBound([owner.user, []], true)),
      ])
      await done
      const expired = new Set(toPrune(sizesOf(keys, values), Date.now()))
      return new Map(
        keys.flatMap(([, , key], index) => {
          const json = values[index]?.json
          return json === undefined || expired.has(key) ? [] : [[key, json]]
        }),
      )
    },
    new Map(),
  )

const sizesOf = (keys: StoredKey[], values: StoredRead[]) =>
  keys.map(([, , key], index) => ({ key, at: values[index]?.at ?? 0, size: values[index]?.json.length ?? 0 }))

/** Keeps reads, given as JSON by cache key, and deletes what is too old or too much; null deletes one. */
export const saveReads = ({ user, unit }: Owner, reads: ReadonlyMap<string, string | null>): Promise<void> =>
  attempt(
    'save',
    async (db) => {
      const at = Date.now()
      const saving = db.transaction('reads', 'readwrite')
      const written = Array.from(reads, ([key, json]) => {
        const stored: StoredKey = [user, unit, key]
        return json === null ? saving.store.delete(stored) : saving.store.put({ json, at }, stored)
      })
      // A page that goes away aborts what is not committed.
      saving.commit()
      await Promise.all([...written, saving.done])
      await prune(db, { user, unit }, at)
    },
    undefined,
  )

async function prune(db: IDBPDatabase<Schema>, { user, unit }: Owner, at: number): Promise<void> {
  const { store, done } = db.transaction('reads', 'readwrite')
  const range = rangeOf({ user, unit })
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)])
  for (const key of toPrune(sizesOf(keys, values), at)) await store.delete([user, unit, key])
  await done
}

/** Deletes everything that is kept. */
export const clearReads = (): Promise<void> => attempt('save', (db) => db.clear('reads'), undefined)
