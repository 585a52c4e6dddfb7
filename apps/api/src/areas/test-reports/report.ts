import { DomainError, type TestReport } from '@the-house/domain'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { config_tests, tests } from '../../db/schema/index.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { isEnded, percentage } from './columns.ts'
import { exercisesOf } from './exercises.ts'
import { totalsOf } from './totals.ts'
import { isOwn } from './which.ts'

const steps = 10
const width = 100 / steps

/** What came of a test among those whom the caller may see; one that was removed has its report still. */
export async function reportTest(db: Db, user: SignedIn, id: number): Promise<TestReport> {
  const [config] = await db.select().from(config_tests).where(eq(config_tests.id, id))
  if (!config) throw new DomainError('notFound')
  const which = and(eq(tests.config_test_id, id), isOwn(db, user))
  const ended = and(which, isEnded, isNull(tests.recalled_at))
  const { name, minutes, test_type, show_feedback } = config
  return {
    id,
    name,
    minutes,
    test_type,
    show_feedback,
    totals: await totalsOf(db, which),
    distribution: await distributionOf(db, ended),
    exercises: await exercisesOf(db, id, ended),
  }
}

/** How many results lie in each tenth; a whole one lies in the last. */
async function distributionOf(db: Db, which: SQL | undefined): Promise<TestReport['distribution']> {
  const step = sql<number>`least(${percentage} / ${sql.raw(String(width))}, ${sql.raw(String(steps - 1))})`
  const rows = await db
    .select({ step, count: sql<number>`count(*)::int` })
    .from(tests)
    .where(and(which, sql`${percentage} is not null`))
    .groupBy(step)
  const counts = new Map(rows.map((row) => [row.step, row.count]))
  return Array.from({ length: steps }, (_, index) => ({
    from: index * width,
    to: index === steps - 1 ? 100 : index * width + width - 1,
    count: counts.get(index) ?? 0,
  }))
}
