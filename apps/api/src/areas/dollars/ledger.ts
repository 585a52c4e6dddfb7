import { limits } from '@the-house/domain'
import type { Db } from '../../db/client.ts'
import { ledger } from '../../db/schema/index.ts'

/** What a topic pays: something for finishing it, as much again for a perfect result. */
const reward = { finished: 10, perfect: 10 }

/** Dollars for a topic finished for the first time, by its percentage. */
export const dollarsForTopic = (percentage: number): number =>
  reward.finished + Math.round((reward.perfect * percentage) / 100)

/** What a test that is passed pays, by its percentage as well. */
const testReward = { passed: 20, perfect: 20 }

/** Dollars for a test by its percentage; none where it is not passed. */
export const dollarsForTest = (percentage: number): number =>
  percentage < limits.passPercentage ? 0 : testReward.passed + Math.round((testReward.perfect * percentage) / 100)

type Entry = Omit<typeof ledger.$inferInsert, 'id' | 'created_at'>

/** Writes an entry unless the same was paid before; returns what was paid now. */
export async function pay(db: Db, entry: Entry, now: Date): Promise<number> {
  const [paid] = await db
    .insert(ledger)
    .values({ ...entry, created_at: now })
    .onConflictDoNothing()
    .returning({ amount: ledger.amount })
  return paid?.amount ?? 0
}
