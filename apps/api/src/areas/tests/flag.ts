import { DomainError } from '@the-house/domain'
import { and, eq, gt, sql } from 'drizzle-orm'
import { tests } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { findTest } from './read.ts'
import { assertRunning } from './state.ts'

/** Marks an exercise of a running test to come back to, or takes the mark away. */
export async function flagExercise(
  house: House,
  user: SignedIn,
  { id, exercise_id, flagged }: { id: number; exercise_id: number; flagged: boolean },
): Promise<void> {
  const { test } = await findTest(house, user, id)
  if (!test.exercise_ids.includes(exercise_id)) throw new DomainError('notFound')
  const now = house.clock()
  assertRunning(test, now)
  const others = sql`array_remove(${tests.flagged}, ${exercise_id}::int)`
  const marked = await house.db
    .update(tests)
    .set({ flagged: flagged ? sql`array_append(${others}, ${exercise_id}::int)` : others })
    .where(and(eq(tests.id, id), eq(tests.status, 'STARTED'), gt(tests.end_at, now)))
    .returning({ id: tests.id })
  // It was finished since it was read.
  if (marked.length === 0) throw new DomainError('test.concluded')
}
