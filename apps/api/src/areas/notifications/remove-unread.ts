import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { message_receivers, notification_counts as counts, notifications } from '../../db/schema/index.ts'

/**
 * Deletes the notifications of a message that are unread, as if they had never been sent: newer ones move up, so that
 * numbers have no gaps. Lock order as in notify.ts: the counts first, by user id.
 */
export async function removeUnread(tx: Db, message_id: number): Promise<void> {
  const unread = tx
    .select({ user_id: message_receivers.user_id })
    .from(message_receivers)
    .where(and(eq(message_receivers.message_id, message_id), isNull(message_receivers.read_at)))
  await tx.execute(sql`select user_id from ${counts} where user_id in ${unread} order by user_id for update`)
  const gone = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.message_id, message_id),
        sql`not ${notifications.read}`,
        sql`${notifications.number} > (select read_until from ${counts} held where held.user_id = ${notifications.user_id})`,
      ),
    )
    .returning({ user_id: notifications.user_id, number: notifications.number })
  if (gone.length === 0) return
  const users = sql.param(gone.map(({ user_id }) => user_id))
  const numbers = sql.param(gone.map(({ number }) => number))
  await tx.execute(sql`
    update ${counts} set total = total - 1, unread = unread - 1 where user_id = any(${users}::int[])`)
  // By way of negative numbers: a unique number that moved up at once could meet the one that still has it.
  await tx.execute(sql`
    update ${notifications} as newer set number = -newer.number
    from unnest(${users}::int[], ${numbers}::int[]) as gone (user_id, number)
    where newer.user_id = gone.user_id and newer.number > gone.number`)
  await tx.execute(sql`
    update ${notifications} set number = -number - 1 where user_id = any(${users}::int[]) and number < 0`)
}
