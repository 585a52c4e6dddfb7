import type { AnswerOf, Notification, notificationCalls, QueryOf } from '@the-house/domain'
import { and, desc, eq, getTableColumns, gt, lte, not, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { notification_counts as counts, notifications } from '../../db/schema/index.ts'

type ListCall = typeof notificationCalls.notifications

interface Part {
  where: SQL | undefined
  order: SQL
  offset: number | Placeholder
}

/** Selects the counts of a user and a page of notifications in one query, so that both are consistent. */
const pageWith = (name: string, { where, order, offset }: Part) =>
  prepared((db) => {
    const page = db
      .select(getTableColumns(notifications))
      .from(notifications)
      .where(and(eq(notifications.user_id, counts.user_id), where))
      .orderBy(order)
      .limit(sql.placeholder('size'))
      .offset(offset)
      .as('page')
    return db
      .select()
      .from(counts)
      .leftJoinLateral(page, sql`true`)
      .where(eq(counts.user_id, sql.placeholder('user_id')))
      .prepare(name)
  })

const { number, read } = notifications
const skipped = sql`${sql.placeholder('skipped')}::int`

/**
 * Numbers have no gaps, so that a page is a range of them: the last page costs what the first one costs (keyset
 * pagination).
 */
const pageOfAll = pageWith('notifications_page', {
  where: lte(number, sql`${counts.total} - ${skipped}`),
  order: desc(number),
  offset: 0,
})

/** Orders by the partial index of unread notifications; a page beyond the unread count is not searched for. */
const pageOfUnread = pageWith('unread_notifications_page', {
  where: and(not(read), gt(number, counts.read_until), gt(counts.unread, skipped)),
  order: sql`${number} desc nulls last`,
  offset: sql.placeholder('skipped'),
})

/** Lists a page of the user's notifications, newest first; `total` counts those that match the filter. */
export async function listNotifications(
  db: Db,
  user_id: number,
  { page, size, unread: filtered }: QueryOf<ListCall>,
): Promise<AnswerOf<ListCall>> {
  const find = filtered ? pageOfUnread : pageOfAll
  const rows = await find(db).execute({ user_id, size, skipped: (page - 1) * size })
  const { total, unread, read_until } = rows[0]?.notification_counts ?? { total: 0, unread: 0, read_until: 0 }
  return {
    content: rows.flatMap(({ page: row }) => (row ? present(row, read_until) : [])),
    meta: { page, size, total: filtered ? unread : total, unread },
  }
}

function present(row: typeof notifications.$inferSelect, read_until: number): Notification {
  const { id, type, title, message, test_id, exercise_id, topic_id, chapter_id, created_at } = row
  return {
    id,
    read: row.read || row.number <= read_until,
    notification_type: type,
    params: { user_test_id: test_id, exercise_id, topic: topic_id, chapter_id },
    title,
    message,
    created_at: created_at.toISOString(),
  }
}
