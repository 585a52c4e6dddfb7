import { sql, type Column, type Placeholder, type SQL } from 'drizzle-orm'
import { changes } from '../../db/schema/index.ts'

type Former = Record<string, unknown>

/**
 * What an exercise was when an attempt began, where it was changed since; else null. The note of its first change after
 * that tells: nothing has to be copied when an attempt begins. For queries on exercises.
 */
export const formerSince = (start: Column | Placeholder): SQL<Former | null> =>
  sql`(select c.before from ${changes} c where c.entity = 'exercises' and c.entity_id = "exercises"."id" and c.action = 'UPDATE' and c.at > ${start}::timestamptz order by c.at, c.id limit 1)`

/** What is no part of what a student sees of it; what has come to count as right does so for all. */
const around = new Set(['topic_id', 'position', 'published', 'release_at', 'also_right'])

/** An exercise as it was when the attempt began. */
export function asBegun<T extends object>(exercise: T, former: Former | null): T {
  if (!former) return exercise
  const known = Object.entries(former).filter(([name]) => name in exercise && !around.has(name))
  return Object.assign({}, exercise, Object.fromEntries(known))
}
