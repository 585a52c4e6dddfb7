import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { notification_counts, notifications } from '../db/schema/index.ts'

/** The violated invariants of the notifications of users: numbers without gaps, and counts that are those of the rows. */
export async function notificationViolations(db: Db, user_ids: readonly number[]): Promise<string[]> {
  const violations: string[] = []
  for (const user_id of user_ids) {
    const rows = await db
      .select()
      .from(notifications)
      .where(eq(notifications.user_id, user_id))
      .orderBy(asc(notifications.number))
    const [counted = { total: 0, unread: 0, read_until: 0 }] = await db
      .select()
      .from(notification_counts)
      .where(eq(notification_counts.user_id, user_id))
    if (rows.some(({ number }, index) => number !== index + 1)) violations.push(`${user_id} has a gap`)
    const unread = rows.filter(({ read, number }) => !read && number > counted.read_until).length
    if (counted.total !== rows.length || counted.unread !== unread) violations.push(`${user_id} is counted wrongly`)
  }
  return violations
}
