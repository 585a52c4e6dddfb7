import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { notification_counts, notifications } from '../db/schema/index.ts'
import type { Counter } from './counter.ts'
import { findDriftIn, userRanges } from './ranges.ts'

/**
 * What the counts of users should be. The total is the newest number, from which the next notification gets its own.
 * @param which a condition on `user_id`
 */
const truth = (which: SQL) => sql`
  select counts.user_id, coalesce(max(told.number), 0)::int as total,
    (count(*) filter (where not told.read and told.number > counts.read_until))::int as unread
  from (select * from ${notification_counts} where ${which}) counts
  left join ${notifications} told on told.user_id = counts.user_id group by counts.user_id`

const differing = (which: SQL) => sql`
  select counts.user_id, counts.total, counts.unread, truth.total as actual_total, truth.unread as actual_unread
  from ${notification_counts} counts join (${truth(which)}) truth on truth.user_id = counts.user_id
  where counts.total <> truth.total or counts.unread <> truth.unread`

/** Counts under the locks that every change of notifications takes first, in its order. */
async function rebuild(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${notification_counts} (user_id)
    select distinct user_id from ${notifications} where ${which} order by user_id on conflict do nothing`)
  const wrong = await tx.select({ id: sql<number>`user_id` }).from(sql`(${differing(which)}) as differing`)
  if (wrong.length === 0) return
  const ids = sql.param(wrong.map(({ id }) => id))
  await tx.execute(sql`
    select user_id from ${notification_counts} where user_id = any(${ids}::int[]) order by user_id for update`)
  await tx.execute(sql`
    update ${notification_counts} as held set total = truth.total, unread = truth.unread
    from (${truth(sql`user_id = any(${ids}::int[])`)}) truth where truth.user_id = held.user_id`)
}

/** The notifications of a user, and those that are unread. */
export const notificationCounts: Counter = {
  name: 'notification_counts',
  drift: async (db) =>
    findDriftIn(
      db,
      await userRanges(db),
      (which) => sql`select concat('user ', user_id, ', ', what), counted, actual
        from (${differing(which)}) as differing
        cross join lateral (values ('total', total, actual_total), ('unread', unread, actual_unread)) as part (what, counted, actual)
        union all
        select concat('user ', user_id, ', total'), 0, max(number) from ${notifications}
        where ${which} and not exists (select from ${notification_counts} counts where counts.user_id = ${notifications.user_id})
        group by user_id`,
    ),
  rebuild: async (tx) => {
    for (const which of await userRanges(tx)) await rebuild(tx, which)
  },
}
