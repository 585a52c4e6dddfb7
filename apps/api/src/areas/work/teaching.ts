import { limits, type WorkItem } from '@the-house/domain'
import { and, count, countDistinct, eq, gte, isNull, lt, min } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { articles, class_students, classes } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isTaughtBy } from '../meetings/taught.ts'
import { itemsOf } from './item.ts'

const dayMs = 24 * 3_600_000

/** The caller's classes that are over and whose attendance is not recorded, while it can be. */
export async function findAttendance(db: Db, user: AuthenticatedUser, now: Date): Promise<WorkItem[]> {
  const [row] = await db
    .select({ count: countDistinct(classes.id), oldest: min(classes.end_date) })
    .from(classes)
    .innerJoin(class_students, eq(class_students.class_id, classes.id))
    .where(
      and(
        isTaughtBy(user),
        isNull(classes.cancelled_at),
        lt(classes.end_date, now),
        gte(classes.end_date, new Date(now.getTime() - limits.attendanceDays * dayMs)),
        isNull(class_students.present),
      ),
    )
  return row ? itemsOf('ATTENDANCE', row) : []
}

/** The articles that are not published; whoever teaches edits all of them. */
export async function findDrafts(db: Db): Promise<WorkItem[]> {
  const [row] = await db
    .select({ count: count(), oldest: min(articles.created_at) })
    .from(articles)
    .where(and(eq(articles.published, false), isNotDeleted(articles)))
  return row ? itemsOf('DRAFTS', row) : []
}
