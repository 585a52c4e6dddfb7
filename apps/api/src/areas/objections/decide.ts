import { DomainError } from '@the-house/domain'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, objections, rulings } from '../../db/schema/index.ts'
import { assertWritable, type AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { lockAnswerKeyExclusive } from '../surveys/answer-key-lock.ts'
import { lockPending } from './endorse.ts'
import { applyRuling } from './apply-ruling.ts'
import { isMarkedWrong, type Same } from './impact.ts'
import { findObjection } from './detail.ts'
import { addAcceptedAnswer } from './accepted-answers.ts'

/** The answers that the request itself regrades or tells of; often all of them. */
const answersAtOnce = 5

interface Verdict {
  id: number
  accepted: boolean
  reply: string
}

/**
 * Decides all pending objections to equal answers in one transaction; of two concurrent decisions the second is
 * rejected (409). An accepted answer counts as right from now on; earlier answers are re-marked and their students
 * notified by this request as far as they are few, the rest by a job. Idempotent: a repeated decision of the same
 * administrator changes nothing.
 * @returns the number of equal answers still marked wrong, which the job re-marks
 */
export async function decideObjections(
  context: AppContext,
  user: AuthenticatedUser,
  verdict: Verdict,
): Promise<{ left: number }> {
  await assertWritable(context)
  const { objection } = await findObjection(context.db, user, verdict.id)
  const ruling_id = await context.db.transaction(async (tx) => {
    if (verdict.accepted) await lockAnswerKeyExclusive(tx)
    const ids = await lockPending(tx, user, objection)
    const { accepted, reply } = verdict
    if (ids.length === 0) return ruledBefore(tx, user, verdict)
    const { exercise_id, gist } = objection
    const [made] = await tx
      .insert(rulings)
      .values({ exercise_id, gist, accepted, reply, user_id: user.id, at: context.clock() })
      .returning({ id: rulings.id })
    if (!made) throw new DomainError('conflict')
    if (accepted) await addAcceptedAnswer(tx, user, objection, context.clock())
    const status = accepted ? ('ACCEPTED' as const) : ('REFUSED' as const)
    await tx.update(objections).set({ status, ruling_id: made.id }).where(inArray(objections.id, ids))
    await context.jobs.send('ruling', { ruling_id: made.id }, tx)
    return made.id
  })
  await applyRuling(context, ruling_id, answersAtOnce)
  return { left: await countLeft(context.db, objection) }
}

const countLeft = (db: Db, same: Same): Promise<number> => db.$count(answers, isMarkedWrong(same))

/**
 * Finds the same decision by the same administrator, made by an earlier attempt of this request; rejects any other
 * (409).
 */
async function ruledBefore(tx: Db, user: AuthenticatedUser, { id, accepted }: Verdict): Promise<number> {
  const [found] = await tx
    .select({ id: rulings.id, user_id: rulings.user_id, accepted: rulings.accepted })
    .from(objections)
    .innerJoin(rulings, eq(rulings.id, objections.ruling_id))
    .where(eq(objections.id, id))
  if (found?.user_id !== user.id || found.accepted !== accepted) throw new DomainError('conflict')
  return found.id
}
