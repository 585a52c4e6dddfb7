import { and, gte, lt, sql, type SQL } from 'drizzle-orm'
import { classes, unities } from '../../db/schema/index.ts'

/** The day of an instant in the time zone of the class's unit. */
export const localDay = (at: SQL) => sql`(${at} at time zone ${unities.time_zone})::date`

/** The current day in the time zone of the class's unit. */
export const today = (now: Date): SQL => localDay(sql`${now.toISOString()}::timestamptz`)

/**
 * The condition that a class begins within `days` days from `first` on, by the calendar of its unit: exact also where a
 * clock change repeats or skips midnight. The wider bounds are there for the index.
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
