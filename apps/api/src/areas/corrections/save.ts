import { isDeepStrictEqual } from 'node:util'
import { DomainError, limits, passagesIn, type NewCorrection } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { cleanHtml } from '../../contract/clean-html.ts'
import type { Db } from '../../db/client.ts'
import { answers, correction_claims, second_versions } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { notify } from '../notifications/notify.ts'
import { revisedIn } from '../notifications/revised.ts'
import { lockTest, type AnswerRow, type SecondVersionRow, type Test } from '../surveys/sheet.ts'
import { recount } from '../tests/recount.ts'
import type { AnswerOnDesk } from './answers-of.ts'
import { isTaken } from './claim.ts'
import { findReached } from './read.ts'

/**
 * Corrects an answer: the mark, the totals of its attempt, what a test pays once no text of it waits, and the news of it,
 * all or nothing. Who names an older state, or has not heard that a colleague has it on the desk, is refused (409); the
 * same once more changes nothing. A second version is marked and told likewise; its attempt stays as it is.
 */
export async function saveCorrection(house: House, user: SignedIn, id: number, given: NewCorrection) {
  const row = await findReached(house, user, id)
  return house.db.transaction(async (tx) => {
    const { test, answer } = await lockAnswer(tx, id)
    const held = given.second ? await lockSecond(tx, id) : answer
    const written = writtenOf(held, given)
    if (isRepeated(held, user, given, written)) return { version: held.corrections }
    const now = house.clock()
    if (held.corrections !== given.version) throw new DomainError('conflict')
    if (!given.deliberate && (await isTaken(tx, user.id, id, now))) throw new DomainError('conflict')
    const version = held.corrections + 1
    const correction = { ...written, corrected_by: user.id, corrected_at: now, corrections: version }
    if (given.second) await tx.update(second_versions).set(correction).where(eq(second_versions.answer_id, id))
    else {
      await tx
        .update(answers)
        .set({ ...correction, ...markOf(given) })
        .where(eq(answers.id, id))
      await recount(tx, test, now)
    }
    await tx.delete(correction_claims).where(eq(correction_claims.answer_id, id))
    await notify(tx, { ...newsOf(row, test, answer), subject: given.second ? `${id}/2` : String(id) }, now)
    return { version }
  })
}

/** In the order of those who conclude an attempt: the attempt first, so that nobody waits for each other. */
async function lockAnswer(tx: Db, id: number): Promise<{ test: Test; answer: AnswerRow }> {
  const [place] = await tx.select({ test_id: answers.test_id }).from(answers).where(eq(answers.id, id))
  const test = await lockTest(tx, place?.test_id ?? 0, 'update')
  const [answer] = await tx.select().from(answers).where(eq(answers.id, id)).for('update')
  // Its test may have been opened again since it was read.
  if (!answer?.answered_at) throw new DomainError('notFound')
  return { test, answer }
}

/** The lock of its answer is enough: nobody changes it without that. */
async function lockSecond(tx: Db, id: number): Promise<SecondVersionRow> {
  const [second] = await tx.select().from(second_versions).where(eq(second_versions.answer_id, id))
  if (!second) throw new DomainError('notFound')
  return second
}

type Held = Pick<AnswerRow, 'text' | 'feedback' | 'evaluation' | 'comments' | 'tags' | 'corrections' | 'corrected_by'>

/** What of a correction is written. */
function writtenOf({ text }: Held, { feedback, evaluation, comments, tags }: NewCorrection) {
  const passages = passagesIn(text, comments)
  if (!passages) throw new DomainError('validation', { comments: 'validation.type' })
  return { feedback: cleanHtml(feedback), evaluation, comments: passages, tags: Array.from(new Set(tags)) }
}

/** The mark is the credit, and tells whether the answer counts as right. */
function markOf({ evaluation }: NewCorrection) {
  const credit = evaluation * 10
  return { credit, correct: credit >= limits.passPercentage }
}

/** Whether this very save has come through before, and its answer was lost on the way. */
function isRepeated(
  { feedback, evaluation, comments, tags, corrections, corrected_by }: Held,
  user: SignedIn,
  { version }: NewCorrection,
  written: ReturnType<typeof writtenOf>,
): boolean {
  const isNext = corrections === version + 1 && corrected_by === user.id
  return isNext && isDeepStrictEqual({ feedback, evaluation, comments, tags }, written)
}

function newsOf(row: AnswerOnDesk, test: Test, { exercise_id }: AnswerRow) {
  return { user_id: test.user_id, title: row.exercise.title, exercise_id, ...revisedIn(test, row.chapter.id) }
}
