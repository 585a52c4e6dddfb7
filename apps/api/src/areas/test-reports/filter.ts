import type { QueryOf, testReportCalls } from '@the-house/domain'
import { and, between, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { daysIn } from '../../db/period.ts'
import { isAmongMembers, isMember, isUnitInScope, isUserInScope } from '../../db/scope.ts'
import { config_tests, sendings, tests, unities, user_unities, users } from '../../db/schema/index.ts'
import { matchesSearch, searched } from '../../db/search.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

/** The filter of a list of sent tests. */
export type SentTestFilter = QueryOf<typeof testReportCalls.sentTestsFile>

/** The condition of a sent test, spelt exactly as the predicate of its partial indexes. */
const isSent = sql`${tests.kind} = 'TEST' and ${tests.config_test_id} is not null`

/** The condition of sent tests whose students are in the caller's scope. */
export const isSentTestInScope = (db: Db, keeper: Pick<AuthenticatedUser, 'id' | 'admin'>): SQL | undefined =>
  and(isSent, isUserInScope(db, keeper, tests.user_id))

/** Returns the condition of a filter. */
export async function matchesFilter(db: Db, user: AuthenticatedUser, which: SentTestFilter): Promise<SQL | undefined> {
  const { term, config_test_id, unity_id, status, period } = which
  const own = isUnitInScope(db, user, user_unities.unity_id)
  return and(
    isSent,
    own && isAmongMembers(db, own, tests.user_id),
    term ? isNamed(db, user, term) : undefined,
    config_test_id ? eq(tests.config_test_id, config_test_id) : undefined,
    unity_id ? isMember(db, tests.user_id, eq(user_unities.unity_id, unity_id)) : undefined,
    status === 'RECALLED' ? isNotNull(tests.recalled_at) : undefined,
    status && status !== 'RECALLED' ? and(eq(tests.status, status), isNull(tests.recalled_at)) : undefined,
    period ? isSentIn(db, period, await zoneOf(db, user)) : undefined,
  )
}

/** The students of the scope are found first, so that those of other units are not looked at. */
function isNamed(db: Db, user: AuthenticatedUser, term: string) {
  const own = isUnitInScope(db, user, user_unities.unity_id)
  const words = matchesSearch([users.name, users.email], term)
  const named = db
    .select({ id: users.id })
    .from(users)
    .where(own ? and(isAmongMembers(db, own), searched(words, 'order')) : words)
  return or(
    inArray(tests.user_id, named),
    inArray(
      tests.config_test_id,
      db
        .select({ id: config_tests.id })
        .from(config_tests)
        .where(matchesSearch([config_tests.name], term)),
    ),
  )
}

/** The condition that a test was sent in a period; tests from before sendings were recorded count by their start. */
function isSentIn(db: Db, period: string, zone: string): SQL | undefined {
  const { start, end } = daysIn(daysOf(period), sql`${zone}`)
  const within = (column: typeof tests.start_at | typeof sendings.created_at) =>
    between(column, start, sql`${end} - interval '1 millisecond'`)
  const then = db.select({ id: sendings.id }).from(sendings).where(within(sendings.created_at))
  return or(inArray(tests.sending_id, then), and(isNull(tests.sending_id), within(tests.start_at)))
}

/** The first and the last day of a month or a year. */
function daysOf(period: string): { first: string; last: string } {
  const [year, month] = period.split('-')
  if (!month) return { first: `${year}-01-01`, last: `${year}-12-31` }
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
  return { first: `${period}-01`, last }
}

/** Returns the time zone of the caller's unit. */
export async function zoneOf(db: Db, { unity_id }: Pick<AuthenticatedUser, 'unity_id'>): Promise<string> {
  const [found] = await db.select({ zone: unities.time_zone }).from(unities).where(eq(unities.id, unity_id))
  return found?.zone ?? 'UTC'
}
