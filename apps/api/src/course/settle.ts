import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { users } from '../db/schema/index.ts'
import { isAmong, type Learners } from './learners.ts'
import { isBegun, isMarked, pathOnce } from './path.ts'

/**
 * Writes the current chapter of users, which nothing else does: the one they have begun stays while it is on the path
 * and not concluded; otherwise it is the first of the path without a mark, else the last. The caller holds the lock of
 * the course.
 * @param placed_on the chapter on which staff place the user, in place of the current one
 * @returns the ids of those who have moved
 */
export async function settle(tx: Db, learners: Learners, placed_on?: number): Promise<number[]> {
  if (learners.length === 0) return []
  const user = sql`u.id`
  const current = placed_on === undefined ? sql`u.chapter_id` : sql`${placed_on}::int`
  const target = sql`(
    with ${pathOnce}
    select u.id, case
      when next.chapter_id = ${current} then ${current}
      when here.chapter_id is not null and not ${isMarked(user, current)} and ${isBegun(user, current)} then ${current}
      else coalesce(next.chapter_id, (select chapter_id from path order by number desc limit 1))
    end as chapter_id
    from users u
    left join path here on here.chapter_id = ${current}
    left join lateral (
      select p.chapter_id from path p where not ${isMarked(user, sql`p.chapter_id`)} order by p.number limit 1
    ) next on true
    where ${isAmong(learners, user)}
  ) as target`
  const moved = await tx
    .update(users)
    .set({ chapter_id: sql`target.chapter_id` })
    .from(target)
    .where(sql`target.id = ${users.id} and ${users.chapter_id} is distinct from target.chapter_id`)
    .returning({ id: users.id })
  return moved.map(({ id }) => id)
}
