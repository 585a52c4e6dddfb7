import type { Work, WorkItem } from '@the-house/domain'
import { and, count, gt, isNull, lt, min, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { weekAgo } from '../../db/period.ts'
import { enrolments, error_reports } from '../../db/schema/index.ts'
import { listFindings } from './findings.ts'
import { itemsOf } from './item.ts'

/** The chapters that students see and that do not pass their check. */
export const findErrors = async (db: Db, user: Pick<AuthenticatedUser, 'content_version'>): Promise<WorkItem[]> =>
  itemsOf('CHECK_ERRORS', { count: (await listFindings(db, user)).length, oldest: null })

/** The people who were invited a week ago and have not come. */
export async function findInvited(db: Db, now: Date): Promise<WorkItem[]> {
  const [row] = await db
    .select({ count: count(), oldest: min(enrolments.created_at) })
    .from(enrolments)
    .where(and(isNull(enrolments.used_at), lt(enrolments.created_at, weekAgo(now))))
  return row ? itemsOf('INVITED', row) : []
}

/** The error reports of the last week. */
export async function findReports(db: Db, now: Date): Promise<WorkItem[]> {
  const [row] = await db
    .select({ count: count(), oldest: min(error_reports.created_at) })
    .from(error_reports)
    .where(gt(error_reports.created_at, weekAgo(now)))
  return row ? itemsOf('REPORTS', row) : []
}

/** How large the database is, and how much the disk of the files still takes. */
export async function findStorage({ db, freeBytes }: Pick<AppContext, 'db' | 'freeBytes'>): Promise<Work['storage']> {
  const [row] = await db
    .select({ bytes: sql<number>`pg_database_size(current_database())`.mapWith(Number) })
    .from(sql`(values (1)) one`)
  return { database_bytes: row?.bytes ?? 0, free_bytes: await freeBytes() }
}
