import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { notification_counts, notifications } from '../../db/schema/index.ts'
import { publish } from '../../events/publish.ts'

type Row = typeof notifications.$inferInsert

/** A notification to create; `subject` is its idempotency key, where it may be sent only once. */
export type NewNotification = Omit<Row, 'id' | 'number' | 'read' | 'created_at'>

/**
 * Creates a notification; idempotent by user, type and subject. Takes part in the caller's transaction or opens its
 * own. A caller that notifies several users in one transaction does so in the order of their ids, so that two
 * transactions cannot deadlock.
 */
export async function notify(db: Db, news: NewNotification, now: Date): Promise<void> {
  await notifyAll(db, [news], now)
}

/**
 * Creates notifications for several users, at most one for each, with as many queries as for one. @returns the ids of
 * the users who had not been told before
 */
export async function notifyAll(db: Db, news: readonly NewNotification[], now: Date): Promise<number[]> {
  if (news.length === 0) return []
  const inOrder = news.toSorted((one, other) => one.user_id - other.user_id)
  return db.transaction(async (tx) => {
    // The counts come first: their row locks make each number unique.
    const numbers = await incrementCounts(tx, inOrder)
    const told = await tx
      .insert(notifications)
      .values(inOrder.map((one) => ({ ...one, number: numberOf(numbers, one), created_at: now })))
      .onConflictDoNothing({ target: [notifications.user_id, notifications.type, notifications.subject] })
      .returning({ user_id: notifications.user_id })
    for (const { user_id } of told) numbers.delete(user_id)
    if (numbers.size > 0) await decrementCounts(tx, Array.from(numbers.keys()))
    const user_ids = told.map(({ user_id }) => user_id)
    await publish(tx, user_ids, { kind: 'notificationsChanged' })
    return user_ids
  })
}

function numberOf(numbers: Map<number, number>, { user_id }: NewNotification): number {
  const number = numbers.get(user_id)
  if (number === undefined) throw new Error(`Nobody counts what user ${user_id} is told.`)
  return number
}

/**
 * Increments the counts of the users.
 * @returns the number of the next notification by user id
 */
async function incrementCounts(tx: Db, news: readonly NewNotification[]): Promise<Map<number, number>> {
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

async function decrementCounts(tx: Db, user_ids: number[]): Promise<void> {
  const { total, unread } = notification_counts
  await tx
    .update(notification_counts)
    .set({ total: sql`${total} - 1`, unread: sql`${unread} - 1` })
    .where(inArray(notification_counts.user_id, user_ids))
}
