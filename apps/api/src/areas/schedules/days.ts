import { and, gte, lt, sql, type SQL } from 'drizzle-orm'
import { classes, unities } from '../../db/schema/index.ts'

const localDay = (at: SQL) => sql`(${at} at time zone ${unities.time_zone})::date`

/** The day that it is in a class's unit. */
export const today = (now: Date): SQL => localDay(sql`${now.toISOString()}::timestamptz`)

/**
 * Whether a class begins in some days, from a first one on, by the calendar of its unit: exactly, where clocks show a
 * midnight twice or not at all too. The wider bounds are those that an index finds.
 */
export function beginsIn(first: SQL, days: number): SQL | undefined {
  const after = (amount: number) => sql`(${first} + ${sql.raw(String(amount))})`
  const day = localDay(sql`${classes.start_date}`)
  return and(
    gte(classes.start_date, sql`${after(-1)}::timestamp at time zone 'UTC'`),
    lt(classes.start_date, sql`${after(days + 1)}::timestamp at time zone 'UTC'`),
    gte(day, first),
    lt(day, after(days)),
  )
}
