import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import type { Counter, Drift } from './counter.ts'

/** The advisory lock of whoever rebuilds counters: two repairs at once would add a difference twice. */
const rebuildLock = 1_914_037

/** Rebuilds a counter in a transaction of its own. @returns the rows that differed, the first of them */
export async function rebuildCounter(db: Db, counter: Counter): Promise<readonly Drift[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${rebuildLock})`)
    const wrong = await counter.drift(tx)
    if (wrong.length > 0) await counter.rebuild(tx)
    return wrong
  })
}
