import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { publish } from '../../events/publish.ts'
import { messages, notification_counts as counts, notifications } from '../../db/schema/index.ts'

/**
 * Deletes the notifications of a message that these users have not read, as if they had never been sent: newer ones
 * move up, so that numbers have no gaps. Lock order as in notify.ts: the counts first, by user id.
 */
export async function removeUnread(tx: Db, message_id: number, user_ids: number[]): Promise<void> {
  if (user_ids.length === 0) return
  await tx.execute(sql`
    select user_id from ${counts} where user_id = any(${sql.param(user_ids)}::int[]) order by user_id for update`)
  const gone = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.message_id, message_id),
        inArray(notifications.user_id, user_ids),
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
  await publish(
    tx,
    gone.map(({ user_id }) => user_id),
    { kind: 'notificationsChanged' },
  )
}

/**
 * Deletes what a user has not read of recalled messages, before their job comes to this user: what is marked as read
 * after a recall must not bring its message back.
 */
export async function removeRecalled(tx: Db, user_id: number): Promise<void> {
  const recalled = await tx
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(notifications, eq(notifications.message_id, messages.id))
    .where(and(isNotNull(messages.removed_until), eq(notifications.user_id, user_id)))
  for (const { id } of recalled) await removeUnread(tx, id, [user_id])
}
