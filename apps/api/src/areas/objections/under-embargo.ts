import { eq, getTableColumns } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { contentVersion } from '../../db/content-version.ts'
import { answers, exercises, tests, users } from '../../db/schema/index.ts'
import { sitsTest } from '../../plugins/session-user.ts'
import { embargoFor } from '../surveys/embargo.ts'

/** Whether the student of an answer sits another test with its exercise, where more dollars would tell the mark. */
export async function isUnderEmbargo(context: Pick<AppContext, 'db' | 'clock'>, answer_id: number): Promise<boolean> {
  const [found] = await context.db
    .select({
      exercise: getTableColumns(exercises),
      test_id: tests.id,
      user: { id: users.id, content_version: contentVersion, may_sit_test: sitsTest },
    })
    .from(answers)
    .innerJoin(exercises, eq(exercises.id, answers.exercise_id))
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(users, eq(users.id, tests.user_id))
    .where(eq(answers.id, answer_id))
  if (!found) return false
  const embargo = await embargoFor(context, found.user, found.test_id)
  return embargo.covers(found.exercise)
}
