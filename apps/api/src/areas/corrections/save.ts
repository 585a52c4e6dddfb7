import { isDeepStrictEqual } from 'node:util'
import { DomainError, limits, passagesIn, type NewCorrection } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import { cleanHtml } from '../../contract/clean-html.ts'
import type { Db } from '../../db/client.ts'
import { answers, correction_claims, tests } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { notify } from '../notifications/notify.ts'
import { lockTest, type AnswerRow, type Test } from '../surveys/sheet.ts'
import { recount } from '../tests/recount.ts'
import type { AnswerOnDesk } from './answers-of.ts'
import { isTaken } from './claim.ts'
import { findReached } from './read.ts'

/**
 * Corrects an answer: the mark, the totals of its attempt, what a test pays once no text of it waits, and the news of it,
 * all or nothing. Who names an older state, or has not heard that a colleague has it on the desk, is refused (409); the
 * same once more changes nothing.
 */
export async function saveCorrection(house: House, user: SignedIn, id: number, given: NewCorrection) {
  const row = await findReached(house, user, id)
  return house.db.transaction(async (tx) => {
    const { test, answer } = await lockAnswer(tx, id)
    const written = writtenOf(answer, given)
    if (isRepeated(answer, user, given, written)) return { version: answer.corrections }
    const now = house.clock()
    if (answer.corrections !== given.version) throw new DomainError('conflict')
    if (!given.deliberate && (await isTaken(tx, user.id, id, now))) throw new DomainError('conflict')
    const version = answer.corrections + 1
    const correction = { ...written, corrected_by: user.id, corrected_at: now, corrections: version }
    await tx.update(answers).set(correction).where(eq(answers.id, id))
    await recount(tx, test, now)
    await tx.delete(correction_claims).where(eq(correction_claims.answer_id, id))
    await notify(tx, newsOf(row, test, answer), now)
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

/** What of a correction is written: the mark is the credit, and tells whether the answer counts as right. */
function writtenOf({ text }: AnswerRow, { feedback, evaluation, comments, tags }: NewCorrection) {
  const passages = passagesIn(text, comments)
  if (!passages) throw new DomainError('validation', { comments: 'validation.type' })
  const credit = evaluation * 10
  return {
    feedback: cleanHtml(feedback),
    evaluation,
    comments: passages,
    tags: Array.from(new Set(tags)),
    credit,
    correct: credit >= limits.passPercentage,
  }
}

/** Whether this very save has come through before, and its answer was lost on the way. */
function isRepeated(
  answer: AnswerRow,
  user: SignedIn,
  { version }: NewCorrection,
  written: ReturnType<typeof writtenOf>,
): boolean {
  const { feedback, evaluation, comments, tags, credit, correct } = answer
  const stored = { feedback, evaluation, comments, tags, credit, correct }
  const isNext = answer.corrections === version + 1 && answer.corrected_by === user.id
  return isNext && isDeepStrictEqual(stored, written)
}

function newsOf(row: AnswerOnDesk, test: Test, { id, exercise_id }: AnswerRow) {
  const place =
    test.kind === 'TEST'
      ? { type: 'EXERCISE_TEST_REVISED' as const, test_id: test.id }
      : { type: 'EXERCISE_REVISED' as const, topic_id: test.topic_id, chapter_id: row.chapter.id }
  return { user_id: test.user_id, title: row.exercise.title, exercise_id, ...place, subject: String(id) }
}
