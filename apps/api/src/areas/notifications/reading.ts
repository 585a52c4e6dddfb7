import { DomainError } from '@the-house/domain'
import { and, eq, gt, lte, not, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { notification_counts as counts, notifications } from '../../db/schema/index.ts'

interface Own {
  id: number
  user_id: number
}

/** Marks one of somebody's own notifications read; again changes nothing. */
export const readNotification = (db: Db, own: Own): Promise<void> => mark(db, own, ({ id }) => eq(notifications.id, id))

/** Marks all of somebody's notifications read that are not newer than one of them. */
export const readNotifications = (db: Db, own: Own): Promise<void> =>
  mark(db, own, ({ number }) => lte(notifications.number, number))

type Found = Pick<typeof notifications.$inferSelect, 'id' | 'number'>

async function mark(db: Db, { id, user_id }: Own, which: (found: Found) => SQL): Promise<void> {
  const { number } = notifications
  await db.transaction(async (tx) => {
    // In the order of notify.ts, the counts first: so nobody waits for each other, and each one is counted once.
    await tx.select().from(counts).where(eq(counts.user_id, user_id)).for('update')
    const [found] = await tx
      .select({ id: notifications.id, number })
      .from(notifications)
      .where(and(eq(notifications.id, id), eq(notifications.user_id, user_id)))
    if (!found) throw new DomainError('notFound')
    const marked = tx.$with('marked').as(
      tx
        .update(notifications)
        .set({ read: true })
        .where(and(eq(notifications.user_id, user_id), not(notifications.read), which(found)))
        .returning({ id: notifications.id }),
    )
    const many = sql<number>`(select count(*)::int from ${marked})`
    await tx
      .with(marked)
      .update(counts)
      .set({ unread: sql`${counts.unread} - ${many}` })
      .where(and(eq(counts.user_id, user_id), gt(many, 0)))
  })
}
