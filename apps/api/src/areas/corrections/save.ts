import { isDeepStrictEqual } from 'node:util'
import { DomainError, limits, passagesIn, type NewCorrection } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { cleanHtml } from '../../contract/clean-html.ts'
import type { Db } from '../../db/client.ts'
import { answers, correction_claims, second_versions } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { publish } from '../../events/publish.ts'
import { notify } from '../notifications/notify.ts'
import { revisedIn } from '../notifications/revised.ts'
import { lockTest, type AnswerRow, type SecondVersionRow, type Test } from '../surveys/attempt-rows.ts'
import { recalculateTotals } from '../tests/recalculate-totals.ts'
import type { AnswerToCorrect } from './answers-of.ts'
import { isClaimed } from './claim.ts'
import { findAnswerInScope } from './read.ts'

/**
 * Corrects an answer in one transaction: the mark, the totals of its attempt, the reward of a test once no open answer
 * of it waits, and the notification. Optimistic locking: a stale version, or a colleague's claim that the caller has
 * not confirmed, is rejected (409). Idempotent: a repeated save changes nothing. A second version is corrected and
 * notified likewise, but its attempt stays as it is.
 */
export async function saveCorrection(context: AppContext, user: AuthenticatedUser, id: number, given: NewCorrection) {
  const row = await findAnswerInScope(context, user, id)
  return context.db.transaction(async (tx) => {
    const { test, answer } = await lockAnswer(tx, id)
    const held = given.second ? await lockSecond(tx, id) : answer
    const written = writtenOf(held, given)
    if (isRepeated(held, user, given, written)) return { version: held.corrections }
    const now = context.clock()
    if (held.corrections !== given.version) throw new DomainError('conflict')
    if (!given.deliberate && (await isClaimed(tx, user.id, id, now))) throw new DomainError('conflict')
    const version = held.corrections + 1
    const correction = { ...written, corrected_by: user.id, corrected_at: now, corrections: version }
    if (given.second) await tx.update(second_versions).set(correction).where(eq(second_versions.answer_id, id))
    else {
      await tx
        .update(answers)
        .set({ ...correction, ...markOf(given) })
        .where(eq(answers.id, id))
      await recalculateTotals(tx, test, now, 'CORRECTION')
    }
    await tx.delete(correction_claims).where(eq(correction_claims.answer_id, id))
    await notify(tx, { ...newsOf(row, test, answer), subject: given.second ? `${id}/2` : String(id) }, now)
    const { exercise_id } = answer
    await publish(tx, [test.user_id], { kind: 'answerCorrected', test_id: test.id, exercise_id })
    return { version }
  })
}

/** Locks the attempt first, then the answer: the order of the submission of an attempt, so that no deadlock arises. */
async function lockAnswer(tx: Db, id: number): Promise<{ test: Test; answer: AnswerRow }> {
  const [place] = await tx.select({ test_id: answers.test_id }).from(answers).where(eq(answers.id, id))
  const test = await lockTest(tx, place?.test_id ?? 0, 'update')
  const [answer] = await tx.select().from(answers).where(eq(answers.id, id)).for('update')
  // The test may have been reopened after the answer was read.
  if (!answer?.answered_at) throw new DomainError('notFound')
  return { test, answer }
}

/** Needs no lock of its own: every change of a second version holds the lock of its answer. */
async function lockSecond(tx: Db, id: number): Promise<SecondVersionRow> {
  const [second] = await tx.select().from(second_versions).where(eq(second_versions.answer_id, id))
  if (!second) throw new DomainError('notFound')
  return second
}

type Held = Pick<AnswerRow, 'text' | 'feedback' | 'evaluation' | 'comments' | 'tags' | 'corrections' | 'corrected_by'>

/** The columns of a correction, validated and sanitized. */
function writtenOf({ text }: Held, { feedback, evaluation, comments, tags }: NewCorrection) {
  const passages = passagesIn(text, comments)
  if (!passages) throw new DomainError('validation', { comments: 'validation.type' })
  return { feedback: cleanHtml(feedback), evaluation, comments: passages, tags: Array.from(new Set(tags)) }
}

/** The credit is the mark as a percentage; the answer counts as right from the pass percentage on. */
function markOf({ evaluation }: NewCorrection) {
  const credit = evaluation * 10
  return { credit, correct: credit >= limits.passPercentage }
}

/** Whether the request is a retry of a save that succeeded and whose response was lost. */
function isRepeated(
  { feedback, evaluation, comments, tags, corrections, corrected_by }: Held,
  user: AuthenticatedUser,
  { version }: NewCorrection,
  written: ReturnType<typeof writtenOf>,
): boolean {
  const isNext = corrections === version + 1 && corrected_by === user.id
  return isNext && isDeepStrictEqual({ feedback, evaluation, comments, tags }, written)
}

function newsOf(row: AnswerToCorrect, test: Test, { exercise_id }: AnswerRow) {
  return { user_id: test.user_id, title: row.exercise.title, exercise_id, ...revisedIn(test, row.chapter.id) }
}
