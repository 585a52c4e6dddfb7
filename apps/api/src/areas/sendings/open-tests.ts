import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { tests } from '../../db/schema/index.ts'
import { withdrawNotifications } from '../notifications/withdraw.ts'

/** The predicate of the index `tests_open_test`: a student with an open test of a configuration gets no second one. */
export const isOpenTest = sql`${tests.kind} = 'TEST' and ${tests.status} in ('PENDING', 'STARTED') and ${tests.recalled_at} is null`

const isOneOf = (column: SQL | typeof tests.id | typeof tests.user_id, ids: number[]) =>
  sql`${column} = any(${sql.param(ids)}::int[])`

/** The id and the student of a test, as needed to withdraw it. */
export type SentTest = Pick<typeof tests.$inferSelect, 'id' | 'user_id'>

/**
 * Withdraws tests that were not started: they are hidden from then on. A student who starts one at the same moment has
 * either started it or gets 404. Locks tests in the order of their ids and notifies the students afterwards, so that
 * two such transactions cannot deadlock.
 */
export async function withdrawTests(tx: Db, which: SQL | undefined, now: Date): Promise<SentTest[]> {
  const waiting = await tx
    .select({ id: tests.id })
    .from(tests)
    .where(and(which, eq(tests.status, 'PENDING'), isNull(tests.recalled_at)))
    .orderBy(tests.id)
    .for('update')
  if (waiting.length === 0) return []
  const ids = waiting.map(({ id }) => id)
  return tx
    .update(tests)
    .set({ recalled_at: now })
    .where(isOneOf(tests.id, ids))
    .returning({ id: tests.id, user_id: tests.user_id })
}

/** Marks the notifications of withdrawn tests as read, since they would lead to a 404. */
export const withdrawTestNotifications = (tx: Db, taken: readonly SentTest[]): Promise<void> =>
  withdrawNotifications(
    tx,
    'TEST_AVALIABLE',
    taken.map(({ id, user_id }) => ({ user_id, subject: String(id) })),
  )

interface Whose {
  config_test_id: number
  user_ids: number[]
}
const isTheirs = ({ config_test_id, user_ids }: Whose) =>
  sql`${eq(tests.config_test_id, config_test_id)} and ${isOneOf(tests.user_id, user_ids)}`

const isMissed = (now: Date) =>
  sql`${tests.status} = 'PENDING' and coalesce(${tests.closes_at} <= ${now.toISOString()}::timestamptz, false)`

/** Withdraws tests that can no longer be started, so that their students may get the same test anew. */
export const withdrawExpired = (tx: Db, whose: Whose, now: Date): Promise<SentTest[]> =>
  withdrawTests(tx, and(isTheirs(whose), isMissed(now)), now)

/** Counts the students who have the test unfinished and could still do it. */
export const countKept = (db: Db, whose: Whose, now: Date): Promise<number> =>
  db.$count(tests, and(isTheirs(whose), isOpenTest, sql`not (${isMissed(now)})`))
