import { asc, sql, type SQL } from 'drizzle-orm'
import { isEarned } from '../db/earned.ts'
import type { Db } from '../db/client.ts'
import { ledger, tribe_totals, tribes } from '../db/schema/index.ts'
import type { Counter } from './counter.ts'
import { findDriftIn } from './ranges.ts'

const origin = sql`timestamptz '2000-01-01 00:00:00+00'`

/** Added up to quarters of an hour first, of which the longer stretches consist. */
const truth = (which: SQL) => sql`
  select tribe_id, stretch.step, stretch.starts_at, sum(amount) as earned
  from (
    select ${ledger.tribe_id}, date_bin('15 minutes', ${ledger.created_at}, ${origin}) as quarter, sum(${ledger.amount}) as amount
    from ${ledger} where ${isEarned} and ${which} group by 1, 2
  ) earned
  cross join lateral (values
    ('ALL', ${origin}),
    ('DAY', date_bin('24 hours', quarter, ${origin})),
    ('HOUR', date_bin('1 hour', quarter, ${origin})),
    ('QUARTER', quarter)
  ) as stretch (step, starts_at)
  group by 1, 2, 3`

const differing = (which: SQL) => sql`
  select tribe_id, step, starts_at, coalesce(counted.earned, 0) as earned, coalesce(truth.earned, 0) as actual
  from (
    select tribe_id, step, starts_at, sum(earned) as earned from ${tribe_totals} where ${which} group by tribe_id, step, starts_at
  ) counted
  full join (${truth(which)}) truth using (tribe_id, step, starts_at)
  where coalesce(counted.earned, 0) <> coalesce(truth.earned, 0)`

/** One tribe after another, so that each query ends within the time-out of requests. */
async function eachTribe(db: Db): Promise<SQL[]> {
  const rows = await db.select({ id: tribes.id }).from(tribes).orderBy(asc(tribes.id))
  return rows.map(({ id }) => sql`tribe_id = ${id}`)
}

/** What was earned for each tribe, by stretches of time. */
export const tribeTotals: Counter = {
  name: 'tribe_totals',
  drift: async (db) =>
    findDriftIn(
      db,
      await eachTribe(db),
      (
        which,
      ) => sql`select concat('tribe ', tribe_id, ', ', step, ' ', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI')), earned, actual
        from (${differing(which)}) as differing`,
    ),
  // As for balances: the difference is a row of its own.
  rebuild: async (tx) => {
    for (const which of await eachTribe(tx))
      await tx.execute(sql`
        insert into ${tribe_totals} (tribe_id, step, starts_at, earned)
        select tribe_id, step, starts_at, actual - earned from (${differing(which)}) as differing`)
  },
}
