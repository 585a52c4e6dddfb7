import { DomainError } from '@the-house/domain'
import { and, eq, gt, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { notification_counts as counts, notifications } from '../../db/schema/index.ts'

interface Own {
  id: number
  user_id: number
}

/** Marks a notification of the caller as read; idempotent. */
export async function markNotificationRead(db: Db, own: Own): Promise<void> {
  await db.transaction(async (tx) => {
    const { read_until } = await lockCounts(tx, own)
    await numberOf(tx, own)
    const marked = await tx
      .update(notifications)
      .set({ read: true })
      .where(and(eq(notifications.id, own.id), not(notifications.read), gt(notifications.number, read_until)))
      .returning({ id: notifications.id })
    if (marked.length === 0) return
    await tx
      .update(counts)
      .set({ unread: sql`${counts.unread} - 1` })
      .where(eq(counts.user_id, own.user_id))
  })
}

/** Marks the caller's notifications as read up to a given one; idempotent. */
export async function readNotifications(db: Db, own: Own): Promise<void> {
  await db.transaction(async (tx) => {
    const { read_until } = await lockCounts(tx, own)
    const number = await numberOf(tx, own)
    if (number <= read_until) return
    // Counts only the newer notifications: they are few, and the older ones need not be read.
    const newer = and(eq(notifications.user_id, own.user_id), not(notifications.read), gt(notifications.number, number))
    const unread = await tx.$count(notifications, newer)
    await tx.update(counts).set({ read_until: number, unread }).where(eq(counts.user_id, own.user_id))
  })
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
