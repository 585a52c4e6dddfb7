import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { tests } from '../../db/schema/index.ts'
import { withdraw } from '../notifications/withdraw.ts'

/** As the index `tests_open_test` says: whoever has such a test keeps it, and gets no other. */
export const isOpenTest = sql`${tests.kind} = 'TEST' and ${tests.status} in ('PENDING', 'STARTED') and ${tests.recalled_at} is null`

const isOneOf = (column: SQL | typeof tests.id | typeof tests.user_id, ids: number[]) =>
  sql`${column} = any(${sql.param(ids)}::int[])`

/** A test of somebody, as those who take it back need it. */
export type SentTest = Pick<typeof tests.$inferSelect, 'id' | 'user_id'>

/**
 * Takes back tests that were not started: they are shown to nobody any more. Whoever starts one of them at this moment
 * has either started it, or finds it gone. Whoever changes many tests goes by their ids, and tells their students
 * afterwards: so two who do so never wait for each other.
 */
export async function takeBack(tx: Db, which: SQL | undefined, now: Date): Promise<SentTest[]> {
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

/** What was told of tests that were taken back leads nowhere. */
export const withdrawNews = (tx: Db, taken: readonly SentTest[]): Promise<void> =>
  withdraw(
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

/** Takes back what can no longer be started: its students may get the same test anew. */
export const takeBackMissed = (tx: Db, whose: Whose, now: Date): Promise<SentTest[]> =>
  takeBack(tx, and(isTheirs(whose), isMissed(now)), now)

/** How many of them have the test unfinished, and could still do it. */
export const countKept = (db: Db, whose: Whose, now: Date): Promise<number> =>
  db.$count(tests, and(isTheirs(whose), isOpenTest, sql`not (${isMissed(now)})`))
