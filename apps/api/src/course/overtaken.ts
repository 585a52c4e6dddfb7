import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { idsOf } from './learners.ts'
import { ids } from './path.ts'

/** The path before and after a change of content. */
export interface Paths {
  before: readonly number[]
  after: readonly number[]
}

/** The chapters that stand before each chapter that has stayed on the path, and did not before. */
function arrivals({ before, after }: Paths) {
  const formerly = new Map(before.map((id, index) => [id, index]))
  return after.flatMap((id, index) => {
    const was = formerly.get(id)
    if (was === undefined) return []
    const arrived = after.slice(0, index).filter((other) => (formerly.get(other) ?? was) >= was)
    return arrived.map((other) => ({ id, other }))
  })
}

/**
 * Finds the users whose current chapter a change of the path may concern: those whose chapter has left it, those with a
 * chapter without a mark before it that was not there, and those who had concluded the whole path. For all others the
 * chapter stays as it is.
 */
export async function overtakenBy(tx: Db, paths: Paths): Promise<number[]> {
  const shifts = arrivals(paths)
  const [shifted, arrived] = [ids(shifts.map(({ id }) => id)), ids(shifts.map(({ other }) => other))]
  const left = ids(paths.before.filter((id) => !paths.after.includes(id)))
  // The arrays are named beside the rows of `shift`, so that the indexes are used.
  const found = sql`(
    select u.id from users u where u.chapter_id = any(${left})
    union
    select u.id from users u where u.chapter_id is null
    union
    select u.id
    from unnest(${shifted}, ${arrived}) as shift(chapter_id, arrived)
    join users u on u.chapter_id = shift.chapter_id and u.chapter_id = any(${shifted})
    where not exists (
      select 1 from chapter_marks m
      where m.user_id = u.id and m.chapter_id = shift.arrived and m.chapter_id = any(${arrived})
    )
    union
    select u.id from users u join chapter_marks m on m.user_id = u.id and m.chapter_id = u.chapter_id
    where u.chapter_id = ${paths.before.at(-1) ?? null}
  ) as found`
  return idsOf(tx, found)
}
