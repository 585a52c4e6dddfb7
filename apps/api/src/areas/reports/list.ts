import type { AnswerOf, QueryOf, reportCalls } from '@the-house/domain'
import { desc, eq, getTableColumns, gt } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { rowsOf } from '../../db/page.ts'
import { weekAgo } from '../../db/period.ts'
import { error_reports, unities, users } from '../../db/schema/index.ts'

const { user_id, unity_id, ...columns } = getTableColumns(error_reports)

/** Returns a page of the error reports of all units. */
export async function listReports(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { recent, ...query }: QueryOf<typeof reportCalls.reports>,
): Promise<AnswerOf<typeof reportCalls.reports>> {
  const { limit, offset } = rowsOf(query)
  const where = recent ? gt(error_reports.created_at, weekAgo(clock())) : undefined
  const shown = db
    .select({ id: error_reports.id })
    .from(error_reports)
    .where(where)
    .orderBy(desc(error_reports.id))
    .limit(limit)
    .offset(offset)
    .as('shown')
  const rows = await db
    .select({
      ...columns,
      user: { id: users.id, name: users.name, email: users.email, profile: users.profile },
      unity: { name: unities.name },
    })
    .from(shown)
    .innerJoin(error_reports, eq(error_reports.id, shown.id))
    .innerJoin(users, eq(users.id, user_id))
    .innerJoin(unities, eq(unities.id, unity_id))
    .orderBy(desc(error_reports.id))
  return {
    content: rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() })),
    meta: { ...query, total: await db.$count(error_reports, where) },
  }
}
