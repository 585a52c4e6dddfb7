import { sql, type SQL } from 'drizzle-orm'
import { balances, ledger } from '../db/schema/index.ts'
import type { Counter } from './counter.ts'
import { findDriftIn, userRanges } from './ranges.ts'

/** What the balances of some users say, and what their entries say. */
const compared = (which: SQL) => sql`
  select user_id, coalesce(counted.entries, 0) as entries, coalesce(counted.amount, 0) as amount,
    coalesce(truth.entries, 0) as actual_entries, coalesce(truth.amount, 0) as actual_amount
  from (select user_id, sum(entries) as entries, sum(amount) as amount from ${balances} where ${which} group by user_id) counted
  full join (select user_id, count(*) as entries, sum(amount) as amount from ${ledger} where ${which} group by user_id) truth
    using (user_id)`
const differing = (which: SQL) => sql`
  select * from (${compared(which)}) compared where entries <> actual_entries or amount <> actual_amount`

/** The dollars of each user. */
export const userBalances: Counter = {
  name: 'balances',
  drift: async (db) =>
    findDriftIn(
      db,
      await userRanges(db),
      (which) => sql`select concat('user ', user_id, ', ', what), counted, actual
        from (${differing(which)}) as differing
        cross join lateral (values ('entries', entries, actual_entries), ('amount', amount, actual_amount)) as part (what, counted, actual)`,
    ),
  // The difference is a row of its own: who pays meanwhile changes both sides alike, and neither waits.
  rebuild: async (tx) => {
    for (const which of await userRanges(tx))
      await tx.execute(sql`
        insert into ${balances} (user_id, entries, amount)
        select user_id, actual_entries - entries, actual_amount - amount from (${differing(which)}) as differing`)
  },
}
