import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, objections, tests, users } from '../../db/schema/index.ts'
import { assertWritable, type House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { isReached } from '../corrections/reach.ts'
import type { Same } from './consequence.ts'
import { findObjection, isSame } from './detail.ts'

/** The objections to equal answers that wait and that somebody may decide, locked in the order that all keep to. */
export async function holdWaiting(tx: Db, user: SignedIn, same: Same): Promise<number[]> {
  const held = await tx
    .select({ id: objections.id })
    .from(objections)
    .innerJoin(answers, eq(answers.id, objections.answer_id))
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(users, eq(users.id, tests.user_id))
    .where(and(isSame(same), isReached(tx, user)))
    .orderBy(asc(objections.id))
    .for('update', { of: objections })
  return held.map(({ id }) => id)
}

/** Notes that somebody is for it, or no longer. */
export async function back(house: House, user: SignedIn, id: number, backed: boolean): Promise<void> {
  await assertWritable(house)
  const { objection } = await findObjection(house.db, user, id)
  await house.db.transaction(async (tx) => {
    const ids = await holdWaiting(tx, user, objection)
    const mine = backed ? undefined : eq(objections.backed_by, user.id)
    await tx
      .update(objections)
      .set({ backed_by: backed ? user.id : null })
      .where(and(inArray(objections.id, ids), mine))
  })
}
