import { limits } from '@the-house/domain'
import { and, count, eq, like, or, sum } from 'drizzle-orm'
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

/**
 * Brings what was paid for a thing to what it is worth now, by one more entry where they differ: a result that changes
 * after it was paid never pays twice, and nothing that was written is changed. Further entries have the reference
 * `12/2`, `12/3`, ... Whoever calls it holds the lock of the thing. Returns what came, or went, now.
 */
export async function settle(db: Db, entry: Entry, now: Date): Promise<number> {
  const { paid } = await paidFor(db, entry)
  return payMore(db, { ...entry, amount: entry.amount - paid }, now)
}

/** Adds to what was paid for a thing, or takes from it, likewise. */
export async function payMore(db: Db, entry: Entry, now: Date): Promise<number> {
  if (entry.amount === 0) return 0
  const { entries } = await paidFor(db, entry)
  const reference = entries === 0 ? entry.reference : `${entry.reference}/${entries + 1}`
  return pay(db, { ...entry, reference }, now)
}

async function paidFor(db: Db, { user_id, reason, reference }: Entry) {
  const itsOwn = or(eq(ledger.reference, reference), like(ledger.reference, `${reference}/%`))
  const [before] = await db
    .select({ entries: count(), paid: sum(ledger.amount).mapWith(Number) })
    .from(ledger)
    .where(and(eq(ledger.user_id, user_id), eq(ledger.reason, reason), itsOwn))
  return { entries: before?.entries ?? 0, paid: before?.paid ?? 0 }
}
