import type { TestTotals } from '@the-house/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { tests } from '../../db/schema/index.ts'
import { isEnded, percentage } from './columns.ts'

const isThere = sql`${tests.recalled_at} is null`
const countOf = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`
const countIn = (status: string) => countOf(sql`${isThere} and ${tests.status} = ${status}`)

/** How many tests there are of each status, and what came of those that have ended: one look at them all. */
export async function totalsOf(db: Db, which: SQL | undefined): Promise<TestTotals> {
  const [found] = await db
    .select({
      pending: countIn('PENDING'),
      started: countIn('STARTED'),
      finished: countIn('FINISHED'),
      expired: countIn('FINISHED_EXPIRED'),
      recalled: countOf(sql`not (${isThere})`),
      waiting: sql<number>`coalesce(sum(${tests.waiting}) filter (where ${isEnded}), 0)::int`,
      mean: sql<number | null>`round(avg(${percentage}) filter (where ${isEnded}))::int`,
    })
    .from(tests)
    .where(which)
  return found ?? { pending: 0, started: 0, finished: 0, expired: 0, recalled: 0, waiting: 0, mean: null }
}
