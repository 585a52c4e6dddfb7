import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isEarned } from '../../db/earned.ts'
import { ledger, tribe_totals as totals, tribes, type totalSteps } from '../../db/schema/index.ts'

/** From `start`, inclusive, to `end`, exclusive. */
export interface Period {
  start: SQL
  end: SQL
}

const bin = (length: string, instant: SQL) =>
  sql`date_bin(${sql.raw(`'${length}'`)}, ${instant}, '2000-01-01 00:00:00+00')`
/** The next beginning of a stretch, or the instant itself. */
const next = (length: string, instant: SQL) =>
  bin(length, sql`${instant} + interval ${sql.raw(`'${length}'`)} - interval '1 microsecond'`)

const cut = (name: string) => sql.raw(`cut.${name}`)
const [start, end] = [cut('start'), cut('end')]

/**
 * Where a period is cut: whole days, the hours and quarters of an hour at both ends, and what is shorter than these. The
 * offset keeps its bounds, which may look at every unit, from being worked out again for each part.
 */
const cuts = (period: Period) => {
  const [from, until] = [sql`period.start`, sql`period.end`]
  return sql`(
    select ${from}, ${until},
      ${next('24 hours', from)} as first_day, ${bin('24 hours', until)} as last_day,
      ${next('1 hour', from)} as first_hour, ${bin('1 hour', until)} as last_hour,
      ${next('15 minutes', from)} as first_quarter, ${bin('15 minutes', until)} as last_quarter
    from (select ${period.start} as start, ${period.end} as end offset 0) as period
  ) as cut`
}

const least = (...all: SQL[]) => sql`least(${sql.join(all, sql`, `)})`
const greatest = (...all: SQL[]) => sql`greatest(${sql.join(all, sql`, `)})`

/** What was earned for the tribe of the query in the stretches that begin in a period. */
const totalled = (db: Db, step: (typeof totalSteps)[number], period?: Period) =>
  db
    .select({ earned: totals.earned })
    .from(totals)
    .where(
      and(
        eq(totals.tribe_id, tribes.id),
        // Written out, so that one plan is as good as another for the step.
        eq(totals.step, sql.raw(`'${step}'`)),
        period && gte(totals.starts_at, period.start),
        period && lt(totals.starts_at, period.end),
      ),
    )

/** What was earned in a period of less than a quarter of an hour, which no total covers. */
const entered = (db: Db, period: Period) =>
  db
    .select({ earned: ledger.amount })
    .from(ledger)
    .where(
      and(
        eq(ledger.tribe_id, tribes.id),
        isEarned,
        gte(ledger.created_at, period.start),
        lt(ledger.created_at, period.end),
      ),
    )

/** The parts that a period consists of, which are empty where it is shorter. */
function partsOf(db: Db): SQL[] {
  const [first_day, last_day] = [cut('first_day'), cut('last_day')]
  const [first_hour, last_hour] = [cut('first_hour'), cut('last_hour')]
  const [first_quarter, last_quarter] = [cut('first_quarter'), cut('last_quarter')]
  return [
    totalled(db, 'DAY', { start: first_day, end: last_day }),
    totalled(db, 'HOUR', { start: first_hour, end: least(first_day, last_hour) }),
    totalled(db, 'HOUR', { start: greatest(first_day, last_day), end: last_hour }),
    totalled(db, 'QUARTER', { start: first_quarter, end: least(first_hour, last_quarter) }),
    totalled(db, 'QUARTER', { start: greatest(first_hour, last_hour), end: last_quarter }),
    entered(db, { start, end: least(first_quarter, end) }),
    entered(db, { start: greatest(first_quarter, last_quarter), end }),
  ].map((part) => sql`${part}`)
}

/**
 * Adds up what was earned for the tribe of the query: neither spending nor a member's change of tribe reduces it.
 * @param period when; absent: ever
 */
export function fortuneOf(db: Db, period?: Period): SQL<number> {
  if (!period) return sql<number>`(select coalesce(sum(earned), 0)::int from ${totalled(db, 'ALL')} as total)`
  const parts = sql.join(partsOf(db), sql` union all `)
  return sql<number>`(select coalesce(sum(part.earned), 0)::int from ${cuts(period)} cross join lateral (${parts}) as part)`
}
