import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, objections, tests, users } from '../../db/schema/index.ts'
import { assertWritable, type AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isAnswerInScope } from '../corrections/scope.ts'
import type { Same } from './impact.ts'
import { findObjection, isSame } from './detail.ts'

/**
 * Locks the pending objections to equal answers in the caller's scope, always in ascending order of their ids, to
 * prevent deadlocks.
 */
export async function lockPending(tx: Db, user: AuthenticatedUser, same: Same): Promise<number[]> {
  const held = await tx
    .select({ id: objections.id })
    .from(objections)
    .innerJoin(answers, eq(answers.id, objections.answer_id))
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(users, eq(users.id, tests.user_id))
    .where(and(isSame(same), isAnswerInScope(tx, user)))
    .orderBy(asc(objections.id))
    .for('update', { of: objections })
  return held.map(({ id }) => id)
}

/** Adds or removes a teacher's endorsement of the objections to equal answers. */
export async function endorseObjection(
  context: AppContext,
  user: AuthenticatedUser,
  id: number,
  backed: boolean,
): Promise<void> {
  await assertWritable(context)
  const { objection } = await findObjection(context.db, user, id)
  await context.db.transaction(async (tx) => {
    const ids = await lockPending(tx, user, objection)
    const mine = backed ? undefined : eq(objections.backed_by, user.id)
    await tx
      .update(objections)
      .set({ backed_by: backed ? user.id : null })
      .where(and(inArray(objections.id, ids), mine))
  })
}
