import { and, between, desc, eq, gt, isNull, lte, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import {
  message_counts,
  message_receivers,
  notification_counts as counts,
  notifications,
} from '../../db/schema/index.ts'
import { publish } from '../../events/publish.ts'
import { removeRecalled } from './remove-unread.ts'

interface Own {
  id: number
  user_id: number
  /** The session that reads; the user's others are told. */
  session_id?: number | undefined
}

const publishRead = (tx: Db, { user_id, session_id }: Own) =>
  publish(tx, [user_id], { kind: 'notificationsChanged' }, session_id)

/**
 * Marks a notification of the caller as read; idempotent. One that is gone, or another user's, changes nothing: its
 * message may have been recalled since the caller saw it.
 */
export async function markNotificationRead(db: Db, own: Own, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const read_until = await lockUnread(tx, own)
    const [one] = await tx
      .update(notifications)
      .set({ read: true })
      .where(
        and(
          eq(notifications.id, own.id),
          eq(notifications.user_id, own.user_id),
          not(notifications.read),
          gt(notifications.number, read_until),
        ),
      )
      .returning({ number: notifications.number })
    if (!one) return
    await markMessagesRead(tx, own, [one.number, one.number], now)
    await tx
      .update(counts)
      .set({ unread: sql`${counts.unread} - 1` })
      .where(eq(counts.user_id, own.user_id))
    await publishRead(tx, own)
  })
}

/** Marks the caller's notifications as read up to a given id, whether or not it is still there; idempotent. */
export async function readNotifications(db: Db, own: Own, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const read_until = await lockUnread(tx, own)
    const number = await newestUntil(tx, own, read_until)
    if (number === undefined) return
    // Counts only the newer notifications: they are few, and the older ones need not be read.
    const newer = and(eq(notifications.user_id, own.user_id), not(notifications.read), gt(notifications.number, number))
    const unread = await tx.$count(notifications, newer)
    await markMessagesRead(tx, own, [read_until + 1, number], now)
    await tx.update(counts).set({ read_until: number, unread }).where(eq(counts.user_id, own.user_id))
    await publishRead(tx, own)
  })
}

/**
 * Records that the caller has read the messages of the school among some notifications, by their first and last number:
 * found by the few messages that are unread, not by the notifications.
 */
async function markMessagesRead(tx: Db, { user_id }: Own, [first, last]: [number, number], now: Date): Promise<void> {
  const { message_id, read_at } = message_receivers
  const marked = await tx
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
    .returning({ message_id })
  if (marked.length === 0) return
  const ids = sql.param(marked.map((one) => one.message_id))
  // Locked last, and in the order of the messages: readers of the same ones cannot deadlock.
  await tx.execute(sql`
    with held as (
      select message_id from ${message_counts} where message_id = any(${ids}::int[]) order by message_id for update)
    update ${message_counts} as counted set read = counted.read + 1 from held where held.message_id = counted.message_id`)
}

/**
 * Locks the row of counts first, the lock order of notify.ts: it prevents deadlocks and counts each notification once.
 * @returns the number up to which all are read
 */
async function lockUnread(tx: Db, { user_id }: Own): Promise<number> {
  const [held] = await tx
    .select({ read_until: counts.read_until })
    .from(counts)
    .where(eq(counts.user_id, user_id))
    .for('update')
  await removeRecalled(tx, user_id)
  return held?.read_until ?? 0
}

/** The number of the newest own notification that is not newer than an id: ids rise as the numbers of a user do. */
async function newestUntil(tx: Db, { id, user_id }: Own, read_until: number): Promise<number | undefined> {
  const [found] = await tx
    .select({ number: notifications.number })
    .from(notifications)
    .where(and(eq(notifications.user_id, user_id), gt(notifications.number, read_until), lte(notifications.id, id)))
    .orderBy(desc(notifications.number))
    .limit(1)
  return found?.number
}
