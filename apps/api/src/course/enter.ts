import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { chapter_marks } from '../db/schema/index.ts'
import { isAmong, type Learners } from './learners.ts'
import type { Paths } from './overtaken.ts'
import { ids, isBegun, isMarked, pathOnce } from './path.ts'

/** How a change of content has changed the path. */
export interface PathChange extends Paths {
  /** The chapters that were changed themselves, unlike those that have only been shifted. */
  touched: readonly number[]
  at: Date
}

/**
 * Opens chapters that have entered the path behind a user without requiring them (PASSED): where the current chapter is
 * begun or concluded, or a marked one stands between. Elsewhere the user meets them in order.
 * @returns the ids of those to whom one was opened
 */
export async function passEntered(
  tx: Db,
  learners: Learners,
  { before, after, touched, at }: PathChange,
): Promise<number[]> {
  const known = new Set(before)
  const entered = after.filter((id) => !known.has(id) || touched.includes(id))
  if (entered.length === 0) return []
  const opened = await tx
    .insert(chapter_marks)
    .select(sql`
    with ${pathOnce}, former as (
      select id, ordinality as number from unnest(${ids(before)}) with ordinality as f(id, ordinality)
    ), here as (
      select u.id as user_id, p.chapter_id, p.number
      from users u
      join path p on p.chapter_id = coalesce(
        (select chapter_id from path where chapter_id = u.chapter_id),
        (
          select e.chapter_id from path e
          where e.chapter_id <> all(${ids(entered)}) and not ${isMarked(sql`u.id`, sql`e.chapter_id`)}
          order by e.number limit 1
        ),
        (select chapter_id from path order by number desc limit 1)
      )
      where ${isAmong(learners, sql`u.id`)}
    )
    select here.user_id, p.chapter_id, 'PASSED', ${at.toISOString()}::timestamptz
    from here
    join path p on p.number < here.number and p.chapter_id = any(${ids(entered)})
    left join former was on was.id = p.chapter_id
    left join former stood on stood.id = here.chapter_id
    where not coalesce(was.number < stood.number, false)
      and not ${isMarked(sql`here.user_id`, sql`p.chapter_id`)}
      and (
        ${isMarked(sql`here.user_id`, sql`here.chapter_id`)}
        or ${isBegun(sql`here.user_id`, sql`here.chapter_id`)}
        or exists (
          select 1 from chapter_marks m join path q on q.chapter_id = m.chapter_id
          where m.user_id = here.user_id and q.number > p.number and q.number < here.number
        )
      )`)
    .onConflictDoNothing()
    .returning({ user_id: chapter_marks.user_id })
  return opened.map(({ user_id }) => user_id)
}

/**
 * Gives chapters that have entered the path the release dates of the chapters before them, for self-taught learners; a
 * date that they were told stays.
 */
export async function releaseEntered(tx: Db, { before, after }: Paths): Promise<void> {
  const known = new Set(before)
  for (const [index, id] of after.entries()) {
    const previous = after[index - 1]
    if (known.has(id) || previous === undefined) continue
    await tx.execute(sql`
      insert into chapter_releases (user_id, chapter_id, release_at)
      select r.user_id, ${id}, r.release_at
      from chapter_releases r join users u on u.id = r.user_id
      where r.chapter_id = ${previous} and u.profile = 'AUTODIDACT'
      on conflict do nothing`)
  }
}
