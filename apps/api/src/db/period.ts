import { sql, type Column, type Placeholder, type SQL } from 'drizzle-orm'

/**
 * The current week, from Monday, or month, by the calendar of a time zone: its start, inclusive, and its end,
 * exclusive.
 * @param now ISO 8601
 */
export function periodIn(unit: 'week' | 'month', now: string | Placeholder, zone: Column): { start: SQL; end: SQL } {
  const first = sql`date_trunc(${sql.raw(`'${unit}'`)}, ${now}::timestamptz at time zone ${zone})`
  return {
    start: sql`(${first} at time zone ${zone})`,
    end: sql`((${first} + interval ${sql.raw(`'1 ${unit}'`)}) at time zone ${zone})`,
  }
}

/**
 * The days from `first` to `last`, both inclusive, by the calendar of a time zone: the start, inclusive, and the end,
 * exclusive.
 */
export function daysIn(
  { first, last }: Record<'first' | 'last', string | Placeholder>,
  zone: SQL,
): { start: SQL; end: SQL } {
  return {
    start: sql`(${first}::date::timestamp at time zone ${zone})`,
    end: sql`((${last}::date + 1)::timestamp at time zone ${zone})`,
  }
}

/** The instant a week before another one. */
export const weekAgo = (now: Date): Date => new Date(now.getTime() - 7 * 24 * 3_600_000)
