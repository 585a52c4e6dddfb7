import { sql, type Column, type Placeholder, type SQL } from 'drizzle-orm'
import { changes } from '../../db/schema/index.ts'

type Former = Record<string, unknown>

/**
 * The snapshot of an exercise as it was at `start`, for queries on exercises; null where it was not changed since. Read
 * from the first revision after that time, so that no copy is needed when an attempt begins.
 */
export const changedSince = (start: Column | Placeholder): SQL<Former | null> =>
  sql`(select c.before from ${changes} c where c.entity = 'exercises' and c.entity_id = "exercises"."id" and c.action = 'UPDATE' and c.at > ${start}::timestamptz order by c.at, c.id limit 1)`

/** Fields that are not frozen: they are not shown to students, or (`also_right`) apply to every attempt. */
const around = new Set(['topic_id', 'position', 'published', 'release_at', 'also_right', 'tests_only'])

/** Returns an exercise as it was when the attempt began. */
export function exerciseAtStart<T extends object>(exercise: T, former: Former | null): T {
  if (!former) return exercise
  const known = Object.entries(former).filter(([name]) => name in exercise && !around.has(name))
  return Object.assign({}, exercise, Object.fromEntries(known))
}
