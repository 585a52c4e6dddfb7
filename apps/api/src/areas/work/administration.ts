import { foundingSteps, type FoundingStep, type Work, type WorkItem } from '@the-house/domain'
import { and, count, gt, isNull, lt, min, sql, type SQL } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { weekAgo } from '../../db/period.ts'
import { enrolments, error_reports } from '../../db/schema/index.ts'
import { chaptersWithErrors } from './findings.ts'
import { itemsOf } from './item.ts'

/** The chapters that students see and that do not pass their check. */
export const findErrors = async (db: Db): Promise<WorkItem[]> =>
  itemsOf('CHECK_ERRORS', { count: (await chaptersWithErrors(db)).length, oldest: null })

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

/** What a school that teaches has at least one of; a new one has its founder alone. */
const isThere: Record<FoundingStep, SQL> = {
  UNIT: sql`exists (select from unities where not archived and deleted_at is null)`,
  ROOM: sql`exists (select from rooms where deleted_at is null)
    or not exists (select from unities where not archived and not (not schedule and conference_class))`,
  TEACHER: sql`exists (select from users where profile = 'TEACHER' and not admin and disabled_at is null)`,
  BOOK: sql`exists (select from course_path)`,
  SERIES: sql`exists (select from class_series where deleted_at is null) or exists (select from classes)`,
  PEOPLE: sql`exists (select from users where profile = 'STUDENT') or exists (select from enrolments)`,
}

/** The steps of a founded school; none once all of them are done. */
export async function findSteps(db: Db): Promise<Work['steps']> {
  const columns = sql.join(
    foundingSteps.map((step) => sql`(${isThere[step]}) as ${sql.identifier(step)}`),
    sql`, `,
  )
  const [row] = await db
    .select({ done: sql<Record<FoundingStep, boolean>>`row_to_json(one)` })
    .from(sql`(select ${columns}) one`)
  const steps = foundingSteps.map((step) => ({ step, done: row?.done[step] ?? false }))
  return steps.every(({ done }) => done) ? [] : steps
}

/** How large the database is, and how much the disk of the files still takes. */
export async function findStorage({ db, freeBytes }: Pick<AppContext, 'db' | 'freeBytes'>): Promise<Work['storage']> {
  const [row] = await db
    .select({ bytes: sql<number>`pg_database_size(current_database())`.mapWith(Number) })
    .from(sql`(values (1)) one`)
  return { database_bytes: row?.bytes ?? 0, free_bytes: await freeBytes() }
}
