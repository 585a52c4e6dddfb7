import { DomainError, type AnswerOf, type QueryOf, type SentTest, type testReportCalls } from '@the-house/domain'
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newest, rowsOf } from '../../db/page.ts'
import { config_tests, sendings, tests, users } from '../../db/schema/index.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { percentage, presentSent, selectSent } from './columns.ts'
import { totalsOf } from './totals.ts'
import { isOwn, whichTests } from './which.ts'

/** What a list is put in order by. */
const orders: Record<string, SQL> = {
  student: sql`plain_text(${users.name})`,
  test: sql`plain_text(${config_tests.name})`,
  start_at: sql`${tests.start_at}`,
  finish_at: sql`${tests.finish_at}`,
  percentage,
}

/** What has none of it yet stands at the end, whichever way. */
function orderOf(sort: string | undefined): SQL[] {
  const by = orders[sort?.replace(/^-/, '') ?? '']
  if (!by) return [newest(sendings.created_at), desc(tests.id)]
  return [sort?.startsWith('-') ? sql`${by} desc nulls last` : sql`${by} asc nulls last`, newest(tests.id)]
}

/** A page of the tests that were sent, the newest first, with the totals of all of them. */
export async function listSentTests(
  db: Db,
  user: SignedIn,
  query: QueryOf<typeof testReportCalls.sentTests>,
): Promise<AnswerOf<typeof testReportCalls.sentTests>> {
  const { limit, offset } = rowsOf(query)
  const which = await whichTests(db, user, query)
  const rows = await selectSent(db)
    .where(which)
    .orderBy(...orderOf(query.sort))
    .limit(limit)
    .offset(offset)
  const totals = await totalsOf(db, which)
  const { pending, started, finished, expired, recalled } = totals
  const total = pending + started + finished + expired + recalled
  return { content: rows.map(presentSent), meta: { page: query.page, size: query.size, total, totals } }
}

/** One of them; what is not the caller's is not there. */
export async function findSentTest(db: Db, user: SignedIn, id: number): Promise<SentTest> {
  const [row] = await selectSent(db).where(and(eq(tests.id, id), isOwn(db, user)))
  if (!row) throw new DomainError('notFound')
  return presentSent(row)
}
