import { DomainError } from '@the-house/domain'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, objections, rulings } from '../../db/schema/index.ts'
import { assertWritable, type House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { changeRight } from '../surveys/keep-right.ts'
import { holdWaiting } from './back.ts'
import { carryOut } from './carry-out.ts'
import { isMarkedWrong, type Same } from './consequence.ts'
import { findObjection } from './detail.ts'
import { addRight } from './right-answers.ts'

/** Those who have objected, and the first of all others: where they are few it is done with the answer. */
const batchesAtOnce = 3

interface Verdict {
  id: number
  accepted: boolean
  reply: string
}

/**
 * Decides of equal answers, once: of two who do at once the second hears of it (409). Accepted, the answer counts as
 * right from this moment on; those that were marked before, and the news, are seen to at once as far as they are few,
 * and by a job. The same press once more changes nothing.
 */
export async function rule(house: House, user: SignedIn, verdict: Verdict): Promise<{ left: number }> {
  await assertWritable(house)
  const { objection } = await findObjection(house.db, user, verdict.id)
  const ruling_id = await house.db.transaction(async (tx) => {
    if (verdict.accepted) await changeRight(tx)
    const ids = await holdWaiting(tx, user, objection)
    const { accepted, reply } = verdict
    if (ids.length === 0) return ruledBefore(tx, user, verdict)
    const { exercise_id, gist } = objection
    const [made] = await tx
      .insert(rulings)
      .values({ exercise_id, gist, accepted, reply, user_id: user.id, at: house.clock() })
      .returning({ id: rulings.id })
    if (!made) throw new DomainError('conflict')
    if (accepted) await addRight(tx, user, objection, house.clock())
    const status = accepted ? ('ACCEPTED' as const) : ('REFUSED' as const)
    await tx.update(objections).set({ status, ruling_id: made.id }).where(inArray(objections.id, ids))
    await house.jobs.send('ruling', { ruling_id: made.id }, tx)
    return made.id
  })
  await carryOut(house, ruling_id, batchesAtOnce)
  return { left: await countLeft(house.db, objection) }
}

const countLeft = (db: Db, same: Same): Promise<number> => db.$count(answers, isMarkedWrong(same))

/** What the same person has decided likewise; anything else has come in between. */
async function ruledBefore(tx: Db, user: SignedIn, { id, accepted }: Verdict): Promise<number> {
  const [found] = await tx
    .select({ id: rulings.id, user_id: rulings.user_id, accepted: rulings.accepted })
    .from(objections)
    .innerJoin(rulings, eq(rulings.id, objections.ruling_id))
    .where(eq(objections.id, id))
  if (found?.user_id !== user.id || found.accepted !== accepted) throw new DomainError('conflict')
  return found.id
}
