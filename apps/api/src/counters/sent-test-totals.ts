import { sql } from 'drizzle-orm'
import { sent_test_totals, sent_tests } from '../db/schema/index.ts'
import { findDrift, type Counter } from './counter.ts'

const key = sql.raw('unit_group_id, config_test_id, status, percentage')

const differing = sql`
  select ${key}, sum(count) as count, sum(waiting) as waiting, sum(actual) as actual, sum(actual_waiting) as actual_waiting
  from (
    select ${key}, count, waiting, 0 as actual, 0 as actual_waiting from ${sent_test_totals}
    union all
    select key.unit_group_id, key.config_test_id, status, percentage, 0, 0, held.count, held.waiting
    from (
      select ${key}, count(*) as count, sum(waiting) as waiting from ${sent_tests} group by ${key}
    ) held cross join lateral sent_test_keys(held.unit_group_id, held.config_test_id) as key
  ) both_sides
  group by ${key} having sum(count) <> sum(actual) or sum(waiting) <> sum(actual_waiting)`

/** How many sent tests there are of each status and result, and what waits for a teacher in them. */
export const sentTestTotals: Counter = {
  name: 'sent_test_totals',
  drift: (db) =>
    findDrift(
      db,
      sql`select concat('units ', unit_group_id, ', test ', config_test_id, ', ', status, ', result ', percentage, what),
          counted, correct
        from (${differing}) as differing cross join lateral (
          values ('', count, differing.actual), (', waiting', waiting, actual_waiting)) as part (what, counted, correct)`,
    ),
  // The difference is added: whoever sends or ends a test meanwhile changes both sides alike.
  rebuild: async (tx) => {
    await tx.execute(sql`
      insert into ${sent_test_totals} (${key}, count, waiting)
      select ${key}, actual - count, actual_waiting - waiting from (${differing}) as differing`)
  },
}
