import { DomainError, type TestReport } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { config_tests, tests } from '../../db/schema/index.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { isEnded } from './columns.ts'
import { exercisesOf } from './exercises.ts'
import { distributionOf, tallyOf, totalsOf } from './tally.ts'
import { isOwn } from './which.ts'

/** What came of a test among those whom the caller may see; one that was removed has its report still. */
export async function reportTest(db: Db, user: SignedIn, id: number): Promise<TestReport> {
  const [config] = await db.select().from(config_tests).where(eq(config_tests.id, id))
  if (!config) throw new DomainError('notFound')
  const which = and(eq(tests.config_test_id, id), isOwn(db, user))
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
