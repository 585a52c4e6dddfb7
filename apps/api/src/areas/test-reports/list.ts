import { DomainError, type AnswerOf, type QueryOf, type SentTest, type testReportCalls } from '@the-house/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { cursorOf } from '../../db/keyset.ts'
import { tests } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { presentSent, selectSent } from './columns.ts'
import { newestOf } from './newest.ts'
import { sortedOf } from './sorted.ts'
import { keptTallyOf, tallyOf, totalsOf } from './tally.ts'
import { isSentTestInScope, matchesFilter } from './filter.ts'

type Query = QueryOf<typeof testReportCalls.sentTests>

/** Returns a page of the sent tests, the newest first, with the totals of the whole list. */
export async function listSentTests(
  db: Db,
  user: AuthenticatedUser,
  query: Query,
): Promise<AnswerOf<typeof testReportCalls.sentTests>> {
  const which = await matchesFilter(db, user, query)
  const { unity_id, config_test_id, status, term, period, sort } = query
  const part = { unity_id, config_test_id, statuses: status && [status] }
  const isKept = !term && !period
  const [page, tally] = await Promise.all([
    isKept && !sort ? newestOf(db, user, part, query) : sortedOf(db, which, query),
    isKept ? keptTallyOf(db, user, part) : tallyOf(db, which),
  ])
  const ids = page.map(({ id }) => id)
  const found = ids.length > 0 ? await selectSent(db).where(inArray(tests.id, ids)) : []
  const byId = new Map(found.map((row) => [row.id, row]))
  const totals = totalsOf(tally)
  const { pending, started, finished, expired, recalled } = totals
  const total = pending + started + finished + expired + recalled
  return {
    content: ids.flatMap((id) => byId.get(id) ?? []).map(presentSent),
    meta: { page: query.page, size: query.size, total, cursor: cursorOf(query, page[0]?.values), totals },
  }
}

/** Returns one sent test; outside of the caller's scope it answers 404. */
export async function findSentTest(db: Db, user: AuthenticatedUser, id: number): Promise<SentTest> {
  const [row] = await selectSent(db).where(and(eq(tests.id, id), isSentTestInScope(db, user)))
  if (!row) throw new DomainError('notFound')
  return presentSent(row)
}
