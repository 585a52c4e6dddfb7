import type { Db } from './client.ts'

/** Builds and prepares a query once per database; later calls only execute it. */
export function prepared<T>(build: (db: Db) => T): (db: Db) => T {
  const known = new WeakMap<Db, T>()
  return (db) => {
    const found = known.get(db) ?? build(db)
    known.set(db, found)
    return found
  }
}
