import { eq, sql } from 'drizzle-orm'
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
export async function notify(db: Db, news: News, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // First of all the counts: their lock is what gives each number once.
    const number = await countOneMore(tx, news.user_id)
    const told = await tx
      .insert(notifications)
      .values({ ...news, number, created_at: now })
      .onConflictDoNothing({ target: [notifications.user_id, notifications.type, notifications.subject] })
      .returning({ id: notifications.id })
    if (told.length === 0) await countOneLess(tx, news.user_id)
  })
}

async function countOneMore(tx: Db, user_id: number): Promise<number> {
  const { total, unread } = notification_counts
  const [counted] = await tx
    .insert(notification_counts)
    .values({ user_id, total: 1, unread: 1 })
    .onConflictDoUpdate({
      target: notification_counts.user_id,
      set: { total: sql`${total} + 1`, unread: sql`${unread} + 1` },
    })
    .returning({ total })
  if (!counted) throw new Error(`Nobody counts what user ${user_id} is told.`)
  return counted.total
}

async function countOneLess(tx: Db, user_id: number): Promise<void> {
  const { total, unread } = notification_counts
  await tx
    .update(notification_counts)
    .set({ total: sql`${total} - 1`, unread: sql`${unread} - 1` })
    .where(eq(notification_counts.user_id, user_id))
}
