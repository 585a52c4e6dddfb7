import type { SentTestStatus, TestReport, TestTotals } from '@the-house/domain'
import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { groupsInScope, isOfGroups } from '../../db/unit-groups.ts'
import { sent_test_totals, tests } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { percentage, status } from './columns.ts'
import type { Part } from './newest.ts'

/** A group of tests with the same status and result. */
interface Alike {
  status: SentTestStatus
  percentage: number | null
  count: number
  /** Their open answers that wait for a teacher. */
  waiting: number
}

const steps = 10
const width = 100 / steps
const ended: ReadonlySet<SentTestStatus> = new Set(['FINISHED', 'FINISHED_EXPIRED'])

/** Counts tests by status and result in one pass, so that the number of rows does not grow with the number of tests. */
export const tallyOf = (db: Db, which: SQL | undefined): Promise<Alike[]> =>
  db
    .select({
      status,
      percentage,
      count: sql<number>`count(*)::int`,
      waiting: sql<number>`coalesce(sum(${tests.waiting}), 0)::int`,
    })
    .from(tests)
    .where(which)
    .groupBy(status, percentage)

const sum = (column: PgColumn) => sql<number>`sum(${column})::int`

/** Likewise from the kept totals, for filters that these are kept by. */
export function keptTallyOf(
  db: Db,
  user: AuthenticatedUser,
  { unity_id, config_test_id, statuses }: Part,
): Promise<Alike[]> {
  const kept = sent_test_totals
  const result = sql<number | null>`nullif(${kept.percentage}, -1)`
  return db
    .select({ status: kept.status, percentage: result, count: sum(kept.count), waiting: sum(kept.waiting) })
    .from(kept)
    .where(
      and(
        isOfGroups(kept.unit_group_id, groupsInScope(db, user, { unity_id, teachers: true })),
        eq(kept.config_test_id, config_test_id ?? 0),
        statuses && inArray(kept.status, [...statuses]),
      ),
    )
    .groupBy(kept.status, kept.percentage)
    .having(ne(sum(kept.count), 0))
}

const sumOf = (tally: readonly Alike[], of: (alike: Alike) => number) =>
  tally.reduce((sum, alike) => sum + of(alike), 0)
const countOf = (tally: readonly Alike[]) => sumOf(tally, ({ count }) => count)

/** Returns the number of tests by status, and the totals of the ended ones. */
export function totalsOf(tally: readonly Alike[]): TestTotals {
  const countIn = (one: SentTestStatus) => countOf(tally.filter((alike) => alike.status === one))
  const over = tally.filter((alike) => ended.has(alike.status))
  const marked = over.filter((alike) => alike.percentage !== null)
  const sum = sumOf(marked, (alike) => (alike.percentage ?? 0) * alike.count)
  return {
    pending: countIn('PENDING'),
    started: countIn('STARTED'),
    finished: countIn('FINISHED'),
    expired: countIn('FINISHED_EXPIRED'),
    recalled: countIn('RECALLED'),
    waiting: sumOf(over, ({ waiting }) => waiting),
    mean: marked.length === 0 ? null : Math.round(sum / countOf(marked)),
  }
}

/** Returns a histogram of the results of ended tests in ten buckets; 100 % is in the last one. */
export function distributionOf(tally: readonly Alike[]): TestReport['distribution'] {
  const over = tally.filter((alike) => ended.has(alike.status))
  return Array.from({ length: steps }, (_, index) => {
    const from = index * width
    const to = index === steps - 1 ? 100 : from + width - 1
    const inside = over.filter(({ percentage: got }) => got !== null && got >= from && got <= to)
    return { from, to, count: countOf(inside) }
  })
}
