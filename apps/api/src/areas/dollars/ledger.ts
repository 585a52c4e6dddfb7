import { ledgerAdjustments, limits, type LedgerAdjustment } from '@the-house/domain'
import { and, count, eq, like, or, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { ledger, users } from '../../db/schema/index.ts'
import { lockBalance } from './balance.ts'

/** The reward of a topic: an amount for finishing it, and as much again for a perfect result. */
const reward = { finished: 10, perfect: 10 }

/** The dollars for a topic finished for the first time, by its percentage. */
export const dollarsForTopic = (percentage: number): number =>
  reward.finished + Math.round((reward.perfect * percentage) / 100)

/** The reward of a passed test: an amount for passing, and as much again for a perfect result. */
const testReward = { passed: 20, perfect: 20 }

/** The dollars for a test by its percentage; 0 where it is not passed. */
export const dollarsForTest = (percentage: number): number =>
  percentage < limits.passPercentage ? 0 : testReward.passed + Math.round((testReward.perfect * percentage) / 100)

type Entry = Omit<typeof ledger.$inferInsert, 'id' | 'created_at' | 'tribe_id'>

/** The tribe of a user at the time of the statement, which an entry keeps. */
export const tribeOf = (user_id: number) =>
  sql<number | null>`(select ${users.tribe_id} from ${users} where ${users.id} = ${user_id})`

interface Adjusted extends Entry {
  /** Why the payment is adjusted; default: the result has changed. */
  adjustment?: Exclude<LedgerAdjustment, 'RESULT'> | undefined
}

/**
 * Inserts a ledger entry; idempotent by the unique index on user, reason and reference.
 * @returns the amount paid now, 0 where it was paid before
 */
export async function pay(db: Db, entry: Entry, now: Date): Promise<number> {
  const [paid] = await db
    .insert(ledger)
    .values({ ...entry, tribe_id: tribeOf(entry.user_id), created_at: now })
    .onConflictDoNothing()
    .returning({ amount: ledger.amount })
  return paid?.amount ?? 0
}

interface Reconciled extends Adjusted {
  /** What the result was worth before it changed; absent: nothing was due then. */
  worthBefore?: number | undefined
}

/**
 * Reconciles what was paid for a topic or a test with what its result is worth now, by one further entry for the
 * difference: a result that changes after its payment never pays twice, and the ledger stays append-only. No more moves
 * than the worth has changed, so that what a balance could not give once is not taken later. Further entries have the
 * reference `12/2`, `12/3/OBJECTION`, ... The caller holds the lock of the attempt.
 * @returns the amount added now, negative where it was taken away
 */
export async function reconcilePayment(db: Db, { worthBefore, ...entry }: Reconciled, now: Date): Promise<number> {
  const { entries, paid } = await paidFor(db, entry)
  const missing = entry.amount - paid
  // What was never paid is due in full.
  const changed = entries === 0 || worthBefore === undefined ? missing : entry.amount - worthBefore
  const amount = Math.min(Math.max(missing, Math.min(changed, 0)), Math.max(changed, 0))
  return adjustPayment(db, { ...entry, amount }, now)
}

/**
 * Adds a difference to what was paid for a topic or a test, by one further entry; locks and result as in
 * `reconcilePayment`. At most what is left is taken away: no balance falls below zero, though its dollars are spent.
 */
export async function adjustPayment(db: Db, { adjustment, ...entry }: Adjusted, now: Date): Promise<number> {
  const amount = entry.amount < 0 ? await takeable(db, entry) : entry.amount
  if (amount === 0) return 0
  const { entries } = await paidFor(db, entry)
  return pay(db, { ...entry, amount, reference: referenceOf(entry.reference, entries, adjustment) }, now)
}

/** The part of a negative amount that the balance still has, under the lock of the account. */
const takeable = async (db: Db, { user_id, amount }: Entry): Promise<number> =>
  -Math.min(-amount, Math.max(0, await lockBalance(db, user_id)))

/** The reference of a further entry: the topic or test, the number of the entry, and why it was made. */
function referenceOf(paidFor: string, entries: number, adjustment: Adjusted['adjustment']): string {
  // A writing test pays once a teacher has corrected it: that is its payment, no adjustment.
  const isPayment = entries === 0 && adjustment !== 'OBJECTION'
  return isPayment ? paidFor : [paidFor, entries + 1, ...(adjustment ? [adjustment] : [])].join('/')
}

/** Why an entry was made, by its reference; null: it is the payment itself. */
export function adjustmentOf({ reason, reference }: Pick<Entry, 'reason' | 'reference'>): LedgerAdjustment | null {
  const [, number, named] = reference.split('/')
  if ((reason !== 'TOPIC' && reason !== 'TEST') || number === undefined) return null
  // Entries from before reasons were recorded: only objections have ever adjusted the payment of a topic.
  const unnamed = reason === 'TOPIC' ? 'OBJECTION' : 'RESULT'
  return ledgerAdjustments.find((known) => known === named) ?? unnamed
}

async function paidFor(db: Db, { user_id, reason, reference }: Entry) {
  const itsOwn = or(eq(ledger.reference, reference), like(ledger.reference, `${reference}/%`))
  const [before] = await db
    .select({ entries: count(), paid: sum(ledger.amount).mapWith(Number) })
    .from(ledger)
    .where(and(eq(ledger.user_id, user_id), eq(ledger.reason, reason), itsOwn))
  return { entries: before?.entries ?? 0, paid: before?.paid ?? 0 }
}
