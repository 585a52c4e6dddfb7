import { sql } from 'drizzle-orm'
import { waiting_answers, waiting_totals } from '../db/schema/index.ts'
import { findDrift, type Counter } from './counter.ts'

const key = sql.raw('unit_group_id, queue, second, exercise_id, config_test_id, hour')

const differing = sql`
  select ${key}, sum(counted) as counted, sum(actual) as actual
  from (
    select ${key}, count as counted, 0 as actual from ${waiting_totals}
    union all
    select key.unit_group_id, queue, second, key.exercise_id, key.config_test_id, key.hour, 0, held.count
    from (
      select unit_group_id, queue, second, exercise_id, config_test_id,
        to_timestamp(floor(extract(epoch from since) / 3600) * 3600) as since, count(*) as count
      from ${waiting_answers} group by 1, 2, 3, 4, 5, 6
    ) held
    cross join lateral waiting_keys(held.unit_group_id, held.exercise_id, held.config_test_id, held.since) as key
  ) both_sides
  group by ${key} having sum(counted) <> sum(actual)`

/** How many answers wait for a correction, by the units of their students, exercise, test and hour. */
export const waitingTotals: Counter = {
  name: 'waiting_totals',
  drift: (db) =>
    findDrift(
      db,
      sql`select concat('units ', unit_group_id, ', ', queue, case when second then ', second versions' end,
          ', exercise ', exercise_id, ', test ', config_test_id, ', hour ', hour), counted, actual
        from (${differing}) as differing`,
    ),
  // The difference is added: whoever hands in or corrects meanwhile changes both sides alike.
  rebuild: async (tx) => {
    await tx.execute(sql`
      insert into ${waiting_totals} (${key}, count) select ${key}, actual - counted from (${differing}) as differing`)
  },
}
