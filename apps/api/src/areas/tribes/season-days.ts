import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import { unities } from '../../db/schema/index.ts'
import type { Period } from './fortune.ts'

/**
 * The instant at which a day begins for a season: when it has begun in every open unit. It is one for the whole school,
 * so that seasons in a row neither overlap nor leave a gap.
 * @param day an expression of the type date
 */
export const dayBegins = (day: SQL): SQL<Date> => sql`coalesce(
  (select max((${day})::timestamp at time zone unit.time_zone) from ${unities} unit
    where unit.deleted_at is null and not unit.archived),
  (${day})::timestamp at time zone 'UTC'
)`

type Days = Record<'first_day' | 'last_day', string | Placeholder>

/** From the beginning of the first day of a season to the end of its last. */
export const periodOf = ({ first_day, last_day }: Days): Period => ({
  start: dayBegins(sql`${first_day}::date`),
  end: dayBegins(sql`${last_day}::date + 1`),
})
