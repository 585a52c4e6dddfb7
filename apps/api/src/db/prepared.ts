import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db } from './client.ts'
import { preparedTexts } from './prepared-texts.ts'

interface Prepared {
  getQuery: () => { sql: string }
}

/** Builds and prepares a query once per database; later calls only execute it. */
export function prepared<T extends Prepared>(build: (db: Db) => T): (db: Db) => T {
  const known = new WeakMap<Db, T>()
  return (db) => {
    const found = known.get(db) ?? build(db)
    if (!known.has(db)) preparedTexts.add(found.getQuery().sql)
    known.set(db, found)
    return found
  }
}

/**
 * The condition that a column is among the ids of a placeholder. They stand in a subquery: where the planner sees how many
 * there are, it makes a plan for just these at each execution, which takes longer than to find them.
 */
export const isAmongIds = (column: SQLWrapper, name: string): SQL =>
  sql`${column} = any((select ${sql.placeholder(name)}::int[])::int[])`
