import { DomainError, type SentTest } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { tests } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isConcluded } from '../surveys/present-exercise.ts'
import type { Test } from '../surveys/attempt-rows.ts'
import { isOver } from '../tests/close.ts'
import { addTime, resumeTest } from './time-extension.ts'
import { findSentTest } from './list.ts'
import { isSentTestInScope } from './filter.ts'

interface Given {
  id: number
  minutes: number
}

/** Returns a test in the caller's scope under a row lock; a recalled test answers 404. */
async function lockTest(tx: Db, user: AuthenticatedUser, id: number): Promise<Test> {
  const [test] = await tx
    .select()
    .from(tests)
    .where(and(eq(tests.id, id), isSentTestInScope(tx, user), isNull(tests.recalled_at)))
    .for('update')
  if (!test) throw new DomainError('notFound')
  return test
}

/** Reopens an ended test; of two concurrent requests one succeeds. */
export async function reopenTest(
  context: AppContext,
  by: AuthenticatedUser,
  { id, minutes }: Given,
): Promise<SentTest> {
  await context.db.transaction(async (tx) => {
    const test = await lockTest(tx, by, id)
    // The caller saw an ended test: another request has reopened it meanwhile.
    if (!isConcluded(test)) throw new DomainError('conflict')
    await resumeTest(tx, context, test, { by, minutes, now: context.clock() })
  })
  return findSentTest(context.db, by, id)
}

interface GivenBesides extends Given {
  /** The value that the caller saw, for optimistic locking: a stale one gets a 409 conflict. */
  extra_minutes: number
}

/**
 * Adds minutes to a test that waits or runs; idempotent for a repeated request, also from two callers with the same
 * version.
 */
export async function extendTest(
  context: AppContext,
  by: AuthenticatedUser,
  { id, minutes, extra_minutes: seen }: GivenBesides,
): Promise<SentTest> {
  await context.db.transaction(async (tx) => {
    const test = await lockTest(tx, by, id)
    if (test.extra_minutes === seen + minutes) return
    const now = context.clock()
    if (test.extra_minutes !== seen || isConcluded(test) || isOver(test, now)) throw new DomainError('conflict')
    await addTime(tx, context, test, { by, minutes, now })
  })
  return findSentTest(context.db, by, id)
}
