import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { chapter_marks } from '../db/schema/index.ts'
import { isAmong, type Learners } from './learners.ts'
import { ids } from './path.ts'
import { isRequired } from './required.ts'

/**
 * Marks chapters as FINISHED for the users who have done what concludes them: the topic that finishes the chapter, or
 * all of its topics where none does. A mark is never taken away. The caller holds the lock of the course.
 * @returns the ids of those who have got a mark
 */
export async function markFinished(tx: Db, chapters: readonly number[], learners: Learners): Promise<number[]> {
  const marked = await tx
    .insert(chapter_marks)
    .select(
      sql`with counted as (
        select t.id, t.chapter_id, t.finish_chapter from topics t
        where t.chapter_id = any(${ids(chapters)}) and ${isRequired(sql`t`)}
      ), needed as (
        select chapter_id, bool_or(finish_chapter) as has_finish, count(*) as topics from counted group by chapter_id
      )
      select d.user_id, counted.chapter_id, 'FINISHED', max(d.concluded_at)
      from counted
      join needed using (chapter_id)
      join topic_conclusions d on d.topic_id = counted.id
      where ${isAmong(learners, sql`d.user_id`)}
      group by d.user_id, counted.chapter_id, needed.has_finish, needed.topics
      having bool_or(counted.finish_chapter) or (not needed.has_finish and count(*) = needed.topics)`,
    )
    .onConflictDoUpdate({
      target: [chapter_marks.user_id, chapter_marks.chapter_id],
      set: { how: sql`excluded.how`, at: sql`excluded.at` },
      setWhere: inArray(chapter_marks.how, ['PASSED', 'PLACED']),
    })
    .returning({ user_id: chapter_marks.user_id })
  return marked.map(({ user_id }) => user_id)
}
