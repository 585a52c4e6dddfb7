import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { objections, waiting_objections } from '../../db/schema/index.ts'
import { assertWritable, type AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Same } from './impact.ts'
import { findObjection, isSame } from './detail.ts'
import { isWaitingInScope } from './in-scope.ts'

/**
 * Locks the pending objections to equal answers in the caller's scope, always in ascending order of their ids, to
 * prevent deadlocks.
 */
export async function lockPending(tx: Db, user: AuthenticatedUser, same: Same): Promise<number[]> {
  const { exercise_id, gist } = waiting_objections
  const isAlike = and(eq(exercise_id, same.exercise_id), eq(gist, same.gist))
  const inScope = tx
    .select({ id: waiting_objections.objection_id })
    .from(waiting_objections)
    .where(and(isAlike, isWaitingInScope(tx, user)))
  const held = await tx
    .select({ id: objections.id })
    .from(objections)
    .where(and(isSame(same), inArray(objections.id, inScope)))
    .orderBy(asc(objections.id))
    .for('update')
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
