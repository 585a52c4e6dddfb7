import { limits, type Work, type WorkItem } from '@the-house/domain'
import { and, count, isNull, lt, min, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { enrolments, error_reports } from '../../db/schema/index.ts'
import { chaptersWithErrors } from './findings.ts'
import { itemsOf } from './item.ts'

const dayMs = 24 * 3_600_000
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** The chapters that students see and that do not pass their check. */
export const findErrors = async (db: Db): Promise<WorkItem[]> =>
  itemsOf('CHECK_ERRORS', { count: (await chaptersWithErrors(db)).length, oldest: null })

/** The people who are invited and have not come for some days. */
export async function findInvited(db: Db, now: Date): Promise<WorkItem[]> {
  const [row] = await db
    .select({ count: count(), oldest: min(enrolments.created_at) })
    .from(enrolments)
    .where(and(isNull(enrolments.used_at), lt(enrolments.created_at, daysAgo(now, limits.invitedDays))))
  return row ? itemsOf('INVITED', row) : []
}

/** The error reports of the last week. */
export async function findReports(db: Db, now: Date): Promise<WorkItem[]> {
  const [row] = await db
    .select({ count: count(), oldest: min(error_reports.created_at) })
    .from(error_reports)
    .where(sql`${error_reports.created_at} > ${daysAgo(now, limits.invitedDays).toISOString()}::timestamptz`)
  return row ? itemsOf('REPORTS', row) : []
}

/** How large the database is, and how much the disk of the files still takes. */
export async function findStorage({ db, freeBytes }: Pick<AppContext, 'db' | 'freeBytes'>): Promise<Work['storage']> {
  const [row] = await db
    .select({ bytes: sql<number>`pg_database_size(current_database())`.mapWith(Number) })
    .from(sql`(values (1)) one`)
  return { database_bytes: row?.bytes ?? 0, free_bytes: await freeBytes() }
}
