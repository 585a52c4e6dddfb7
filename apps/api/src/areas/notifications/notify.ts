import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { notification_counts, notifications } from '../../db/schema/index.ts'

type Row = typeof notifications.$inferInsert

/** What somebody is told, and about what: `subject` names it where it may be told once only. */
export type News = Omit<Row, 'id' | 'number' | 'read' | 'created_at'>

/**
 * Tells somebody something; the same type and subject again tells nothing. Goes with the transaction that it is called
 * in, or is one of its own. Whoever tells several people in one transaction goes by their ids, so that two who do so
 * never wait for each other.
 */
export const notify = (db: Db, news: News, now: Date): Promise<void> => notifyAll(db, [news], now)

/** Tells several people at once, each of them one thing: as many queries as for one of them. */
export async function notifyAll(db: Db, news: readonly News[], now: Date): Promise<void> {
  if (news.length === 0) return
  const inOrder = news.toSorted((one, other) => one.user_id - other.user_id)
  await db.transaction(async (tx) => {
    // First of all the counts: their lock is what gives each number once.
    const numbers = await countOneMore(tx, inOrder)
    const told = await tx
      .insert(notifications)
      .values(inOrder.map((one) => ({ ...one, number: numberOf(numbers, one), created_at: now })))
      .onConflictDoNothing({ target: [notifications.user_id, notifications.type, notifications.subject] })
      .returning({ user_id: notifications.user_id })
    for (const { user_id } of told) numbers.delete(user_id)
    if (numbers.size > 0) await countOneLess(tx, Array.from(numbers.keys()))
  })
}

function numberOf(numbers: Map<number, number>, { user_id }: News): number {
  const number = numbers.get(user_id)
  if (number === undefined) throw new Error(`Nobody counts what user ${user_id} is told.`)
  return number
}

/** The number of what each of them is told next. */
async function countOneMore(tx: Db, news: readonly News[]): Promise<Map<number, number>> {
  const { total, unread } = notification_counts
  const counted = await tx
    .insert(notification_counts)
    .values(news.map(({ user_id }) => ({ user_id, total: 1, unread: 1 })))
    .onConflictDoUpdate({
      target: notification_counts.user_id,
      set: { total: sql`${total} + 1`, unread: sql`${unread} + 1` },
    })
    .returning({ user_id: notification_counts.user_id, total })
  return new Map(counted.map((one) => [one.user_id, one.total]))
}

async function countOneLess(tx: Db, user_ids: number[]): Promise<void> {
  const { total, unread } = notification_counts
  await tx
    .update(notification_counts)
    .set({ total: sql`${total} - 1`, unread: sql`${unread} - 1` })
    .where(inArray(notification_counts.user_id, user_ids))
}
