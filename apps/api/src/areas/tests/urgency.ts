import { sql, type SQL } from 'drizzle-orm'
import { tests } from '../../db/schema/index.ts'

/** The instant of a prepared query, ISO 8601. */
const now = sql`${sql.placeholder('now')}::timestamptz`

/** Whether a test can be done: it runs, may be started, or will open. For prepared queries with `now`. */
export const canBeDone = sql<boolean>`(case ${tests.status}
  when 'STARTED' then coalesce(${tests.end_at} > ${now}, true)
  when 'PENDING' then coalesce(${tests.closes_at} > ${now}, true)
  else false end)`

/**
 * The order of a user's tests: running ones by their end, open ones by their closing time, those that will open, then
 * past ones, the newest first.
 */
export const mostUrgentFirst: SQL[] = [
  sql`case when not ${canBeDone} then 3 when ${tests.status} = 'STARTED' then 0
    when ${tests.opens_at} > ${now} then 2 else 1 end`,
  sql`case when not ${canBeDone} then null when ${tests.status} = 'STARTED' then ${tests.end_at}
    when ${tests.opens_at} > ${now} then ${tests.opens_at} else ${tests.closes_at} end asc nulls last`,
  sql`coalesce(${tests.finish_at}, ${tests.end_at}, ${tests.closes_at}) desc nulls last`,
  sql`${tests.id} desc`,
]
