import { DomainError } from '@the-house/domain'
import { and, eq, gt, sql } from 'drizzle-orm'
import { tests } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { findTest } from './read.ts'
import { assertRunning } from './state.ts'

/** Flags an exercise of a running test, or removes the flag. */
export async function flagExercise(
  context: AppContext,
  user: AuthenticatedUser,
  { id, exercise_id, flagged }: { id: number; exercise_id: number; flagged: boolean },
): Promise<void> {
  const { test } = await findTest(context, user, id)
  if (!test.exercise_ids.includes(exercise_id)) throw new DomainError('notFound')
  const now = context.clock()
  assertRunning(test, now)
  const others = sql`array_remove(${tests.flagged}, ${exercise_id}::int)`
  const marked = await context.db
    .update(tests)
    .set({ flagged: flagged ? sql`array_append(${others}, ${exercise_id}::int)` : others })
    .where(and(eq(tests.id, id), eq(tests.status, 'STARTED'), gt(tests.end_at, now)))
    .returning({ id: tests.id })
  // The test was concluded since it was read.
  if (marked.length === 0) throw new DomainError('test.concluded')
}
