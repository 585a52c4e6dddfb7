import { DomainError, type TestReport } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { config_tests, tests } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isEnded } from './columns.ts'
import { exercisesOf } from './exercises.ts'
import { distributionOf, tallyOf, totalsOf } from './tally.ts'
import { isSentTestInScope } from './filter.ts'

/** Returns the report of a test over the students in the caller's scope; a deleted test still has its report. */
export async function reportTest(db: Db, user: AuthenticatedUser, id: number): Promise<TestReport> {
  const [config] = await db.select().from(config_tests).where(eq(config_tests.id, id))
  if (!config) throw new DomainError('notFound')
  const which = and(eq(tests.config_test_id, id), isSentTestInScope(db, user))
  const ended = and(which, isEnded, isNull(tests.recalled_at))
  const tally = await tallyOf(db, which)
  const { name, minutes, test_type, show_feedback } = config
  return {
    id,
    name,
    minutes,
    test_type,
    show_feedback,
    totals: totalsOf(tally),
    distribution: distributionOf(tally),
    exercises: await exercisesOf(db, id, ended),
  }
}
