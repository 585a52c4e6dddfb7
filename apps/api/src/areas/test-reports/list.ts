import { DomainError, type AnswerOf, type QueryOf, type SentTest, type testReportCalls } from '@the-house/domain'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newest, rowsOf } from '../../db/page.ts'
import { config_tests, tests, users } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { percentage, presentSent, selectSent } from './columns.ts'
import { tallyOf, totalsOf } from './tally.ts'
import { isSentTestInScope, matchesFilter } from './filter.ts'

type Query = QueryOf<typeof testReportCalls.sentTests>

/** The sort keys of a list. */
const orders: Record<string, SQL> = {
  student: sql`plain_text(${users.name})`,
  test: sql`plain_text(${config_tests.name})`,
  start_at: sql`${tests.start_at}`,
  finish_at: sql`${tests.finish_at}`,
  percentage,
}

/** The sort order: nulls last in either direction. */
function orderOf(sort: string | undefined): SQL[] {
  const by = orders[sort?.replace(/^-/, '') ?? '']
  // The ids of sendings are chronological.
  if (!by) return [newest(tests.sending_id), newest(tests.id)]
  return [sort?.startsWith('-') ? sql`${by} desc nulls last` : sql`${by} asc nulls last`, newest(tests.id)]
}

/** Selects the ids of a page first, so that all other columns are read for these rows alone. */
function pageOf(db: Db, which: SQL | undefined, { sort, ...query }: Query) {
  const { limit, offset } = rowsOf(query)
  return db
    .select({ id: tests.id })
    .from(tests)
    .innerJoin(users, eq(users.id, tests.user_id))
    .innerJoin(config_tests, eq(config_tests.id, tests.config_test_id))
    .where(which)
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset(offset)
    .as('page')
}

/** Returns a page of the sent tests, the newest first, with the totals of the whole list. */
export async function listSentTests(
  db: Db,
  user: AuthenticatedUser,
  query: Query,
): Promise<AnswerOf<typeof testReportCalls.sentTests>> {
  const which = await matchesFilter(db, user, query)
  const page = pageOf(db, which, query)
  const rows = await selectSent(db)
    .innerJoin(page, eq(page.id, tests.id))
    .orderBy(...orderOf(query.sort))
  const totals = totalsOf(await tallyOf(db, which))
  const { pending, started, finished, expired, recalled } = totals
  const total = pending + started + finished + expired + recalled
  return { content: rows.map(presentSent), meta: { page: query.page, size: query.size, total, totals } }
}

/** Returns one sent test; outside of the caller's scope it answers 404. */
export async function findSentTest(db: Db, user: AuthenticatedUser, id: number): Promise<SentTest> {
  const [row] = await selectSent(db).where(and(eq(tests.id, id), isSentTestInScope(db, user)))
  if (!row) throw new DomainError('notFound')
  return presentSent(row)
}
