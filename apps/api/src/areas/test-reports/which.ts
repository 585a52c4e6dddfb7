import type { QueryOf, testReportCalls } from '@the-house/domain'
import { and, between, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { daysIn } from '../../db/period.ts'
import { isInReach, isMember } from '../../db/reach.ts'
import { config_tests, sendings, tests, unities, user_unities, users } from '../../db/schema/index.ts'
import { isFound } from '../../db/words.ts'
import type { SignedIn } from '../../plugins/session.ts'

/** What a list of sent tests is narrowed down by. */
export type Which = QueryOf<typeof testReportCalls.sentTestsFile>

/** Whether a test was sent: word for word what the indexes of sent tests hold. */
const isSent = sql`${tests.kind} = 'TEST' and ${tests.config_test_id} is not null`

/** Tests that were sent, to those whom the caller looks after. */
export const isOwn = (db: Db, keeper: Pick<SignedIn, 'id' | 'admin'>): SQL | undefined =>
  and(isSent, isInReach(db, keeper, tests.user_id))

/** Whether a test is in a list. */
export async function whichTests(db: Db, user: SignedIn, which: Which): Promise<SQL | undefined> {
  const { term, config_test_id, unity_id, status, period } = which
  return and(
    isOwn(db, user),
    term ? isNamed(db, term) : undefined,
    config_test_id ? eq(tests.config_test_id, config_test_id) : undefined,
    unity_id ? isMember(db, tests.user_id, eq(user_unities.unity_id, unity_id)) : undefined,
    status === 'RECALLED' ? isNotNull(tests.recalled_at) : undefined,
    status && status !== 'RECALLED' ? and(eq(tests.status, status), isNull(tests.recalled_at)) : undefined,
    period ? isSentIn(db, period, await zoneOf(db, user)) : undefined,
  )
}

const isNamed = (db: Db, term: string) =>
  or(
    inArray(
      tests.user_id,
      db
        .select({ id: users.id })
        .from(users)
        .where(isFound([users.name, users.email], term)),
    ),
    inArray(
      tests.config_test_id,
      db
        .select({ id: config_tests.id })
        .from(config_tests)
        .where(isFound([config_tests.name], term)),
    ),
  )

/** By when it was sent; what is older than the notes of that, by its start. */
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

/** The time zone of the caller's unit. */
export async function zoneOf(db: Db, { unity_id }: Pick<SignedIn, 'unity_id'>): Promise<string> {
  const [found] = await db.select({ zone: unities.time_zone }).from(unities).where(eq(unities.id, unity_id))
  return found?.zone ?? 'UTC'
}
