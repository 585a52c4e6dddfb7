import { limits, type Todo } from '@the-house/domain'
import { and, eq, gt, inArray, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newest } from '../../db/page.ts'
import { prepared } from '../../db/prepared.ts'
import { notification_counts as counts, notifications } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

const corrections = ['EXERCISE_REVISED', 'EXERCISE_TEST_REVISED'] as const

/** The newest unread notifications of a user, in the order of the partial index of unread ones. */
const unreadOf = prepared((db) => {
  const unread = db
    .select({
      id: notifications.id,
      type: notifications.type,
      test_id: notifications.test_id,
      exercise_id: notifications.exercise_id,
      topic_id: notifications.topic_id,
      chapter_id: notifications.chapter_id,
      title: notifications.title,
    })
    .from(notifications)
    .innerJoin(counts, eq(counts.user_id, notifications.user_id))
    .where(
      and(
        eq(notifications.user_id, sql.placeholder('user_id')),
        not(notifications.read),
        gt(notifications.number, counts.read_until),
      ),
    )
    .orderBy(newest(notifications.number))
    .limit(limits.todoNotices)
    .as('unread')
  return db
    .select()
    .from(unread)
    .where(inArray(unread.type, ['TEST_AVALIABLE', ...corrections]))
    .prepare('todo_news')
})

/**
 * The corrections that a user has not read, and the unread notifications of tests, among the newest unread
 * notifications. No other table records whether a correction was read.
 */
export async function findNews(
  db: Db,
  user: Pick<AuthenticatedUser, 'id'>,
): Promise<Pick<Todo, 'corrections' | 'test_notices'>> {
  const rows = await unreadOf(db).execute({ user_id: user.id })
  const revised = rows.flatMap(({ id, type, exercise_id, ...place }) =>
    type === 'TEST_AVALIABLE' || exercise_id === null
      ? []
      : [{ ...place, kind: 'CORRECTION' as const, notification_id: id, exercise_id }],
  )
  return {
    corrections: { content: revised.slice(0, limits.todoItems), total: revised.length },
    test_notices: rows.flatMap(({ id, type }) => (type === 'TEST_AVALIABLE' ? [id] : [])),
  }
}
