import type { Db } from './client.ts'

/** A query that is built and prepared once a database, then only run. */
export function prepared<T>(build: (db: Db) => T): (db: Db) => T {
  const known = new WeakMap<Db, T>()
  return (db) => {
    const found = known.get(db) ?? build(db)
    known.set(db, found)
    return found
  }
}
