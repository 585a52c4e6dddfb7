import { DomainError } from '@the-house/domain'
import { and, between, eq, gt, isNull, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { message_receivers, notification_counts as counts, notifications } from '../../db/schema/index.ts'

interface Own {
  id: number
  user_id: number
}

/** Marks a notification of the caller as read; idempotent. */
export async function markNotificationRead(db: Db, own: Own, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { read_until } = await lockCounts(tx, own)
    await numberOf(tx, own)
    const marked = await tx
      .update(notifications)
      .set({ read: true })
      .where(and(eq(notifications.id, own.id), not(notifications.read), gt(notifications.number, read_until)))
      .returning({ number: notifications.number })
    const [one] = marked
    if (!one) return
    await markMessagesRead(tx, own, [one.number, one.number], now)
    await tx
      .update(counts)
      .set({ unread: sql`${counts.unread} - 1` })
      .where(eq(counts.user_id, own.user_id))
  })
}

/** Marks the caller's notifications as read up to a given one; idempotent. */
export async function readNotifications(db: Db, own: Own, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { read_until } = await lockCounts(tx, own)
    const number = await numberOf(tx, own)
    if (number <= read_until) return
    // Counts only the newer notifications: they are few, and the older ones need not be read.
    const newer = and(eq(notifications.user_id, own.user_id), not(notifications.read), gt(notifications.number, number))
    const unread = await tx.$count(notifications, newer)
    await markMessagesRead(tx, own, [read_until + 1, number], now)
    await tx.update(counts).set({ read_until: number, unread }).where(eq(counts.user_id, own.user_id))
  })
}

/**
 * Records that the caller has read the messages of the school among some notifications, by their first and last number:
 * found by the few messages that are unread, not by the notifications.
 */
async function markMessagesRead(tx: Db, { user_id }: Own, [first, last]: [number, number], now: Date): Promise<void> {
  const { message_id, read_at } = message_receivers
  await tx
    .update(message_receivers)
    .set({ read_at: now })
    .from(notifications)
    .where(
      and(
        eq(message_receivers.user_id, user_id),
        isNull(read_at),
        eq(notifications.user_id, user_id),
        eq(notifications.message_id, message_id),
        between(notifications.number, first, last),
      ),
    )
}

/**
 * Locks the row of counts first, the lock order of notify.ts: it prevents deadlocks and counts each notification once.
 */
async function lockCounts(tx: Db, { user_id }: Own) {
  const [held] = await tx.select().from(counts).where(eq(counts.user_id, user_id)).for('update')
  if (!held) throw new DomainError('notFound')
  return held
}

async function numberOf(tx: Db, { id, user_id }: Own): Promise<number> {
  const [found] = await tx
    .select({ number: notifications.number })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.user_id, user_id)))
  if (!found) throw new DomainError('notFound')
  return found.number
}
