import { DomainError, limits, type TestReport } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { config_tests } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { exercisesOf } from './exercises.ts'
import { newestOf } from './newest.ts'
import { distributionOf, keptTallyOf, totalsOf } from './tally.ts'

/** Returns the report of a test over the students in the caller's scope; a deleted test still has its report. */
export async function reportTest(db: Db, user: AuthenticatedUser, id: number): Promise<TestReport> {
  const [config] = await db.select().from(config_tests).where(eq(config_tests.id, id))
  if (!config) throw new DomainError('notFound')
  const tally = await keptTallyOf(db, user, { config_test_id: id })
  const part = { config_test_id: id, statuses: ['FINISHED', 'FINISHED_EXPIRED'] as const }
  const newest = await newestOf(db, user, part, { page: 1, size: limits.reportedTests })
  const { name, minutes, test_type, show_feedback } = config
  return {
    id,
    name,
    minutes,
    test_type,
    show_feedback,
    totals: totalsOf(tally),
    distribution: distributionOf(tally),
    exercises: await exercisesOf(
      db,
      id,
      newest.map((test) => test.id),
    ),
  }
}
