import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isEarned } from '../../db/earned.ts'
import { ledger, tribes } from '../../db/schema/index.ts'

/**
 * Sums what was earned for the tribe of the query: neither spending nor a member's change of tribe reduces it.
 * @param when a condition on the entries of the ledger; absent: all of them
 */
export function fortuneOf(db: Db, when: SQL | undefined): SQL<number> {
  const earned = db
    .select({ sum: sql`coalesce(sum(${ledger.amount}), 0)::int` })
    .from(ledger)
    .where(and(eq(ledger.tribe_id, tribes.id), isEarned, when))
  return sql<number>`(${earned})`
}
