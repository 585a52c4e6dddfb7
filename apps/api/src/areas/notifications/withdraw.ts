import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { publish } from '../../events/publish.ts'
import { notification_counts as counts, notifications } from '../../db/schema/index.ts'

type Told = Pick<typeof notifications.$inferSelect, 'user_id'> & { subject: string }

/**
 * Withdraws notifications whose target no longer exists: they stay in the list, read and without a link. Lock order as
 * in notify.ts: the counts first, by user id.
 */
export async function withdrawNotifications(
  tx: Db,
  type: typeof notifications.$inferSelect.type,
  told: Told[],
): Promise<void> {
  if (told.length === 0) return
  const users = sql.param(told.map(({ user_id }) => user_id))
  const subjects = sql.param(told.map(({ subject }) => subject))
  const gone = sql`unnest(${users}::int[], ${subjects}::text[]) as gone (user_id, subject)`
  const same = sql`told.user_id = gone.user_id and told.type = ${type} and told.subject = gone.subject`
  await tx.execute(sql`select user_id from ${counts} where user_id = any(${users}::int[]) order by user_id for update`)
  await tx.execute(sql`
    update ${counts} as held set unread = held.unread - fewer.count
    from (
      select told.user_id, count(*)::int as count
      from ${gone} join ${notifications} told on ${same} join ${counts} kept on kept.user_id = told.user_id
      where not told.read and told.number > kept.read_until
      group by told.user_id
    ) as fewer
    where fewer.user_id = held.user_id`)
  await tx.execute(sql`update ${notifications} as told set read = true, test_id = null from ${gone} where ${same}`)
  await publish(
    tx,
    told.map(({ user_id }) => user_id),
    { kind: 'notificationsChanged' },
  )
}
