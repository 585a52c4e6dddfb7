import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, exercises, notifications, objections, rulings, topics } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { publish } from '../../events/publish.ts'
import { dollarsForTopic, adjustPayment } from '../dollars/ledger.ts'
import { notify } from '../notifications/notify.ts'
import { revisedIn } from '../notifications/revised.ts'
import { isConcluded } from '../surveys/present-exercise.ts'
import { revealedUnanswered } from '../surveys/reveal.ts'
import { resultOf } from '../surveys/result.ts'
import { lockTest, type AnswerRow, type Test } from '../surveys/attempt-rows.ts'
import { recalculateTotals } from '../tests/recalculate-totals.ts'
import { paysTopic } from './worth.ts'

type Ruling = typeof rulings.$inferSelect

/**
 * Regrades one answer after a ruling in one transaction: its mark, the totals of its attempt, dollars and
 * notifications. Idempotent, also under concurrency. Lock order: the ruling, the attempt, the answer.
 */
export async function applyRulingToAnswer(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  ruling: Ruling,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Serializes the work on one ruling, so that a student with several equal answers gets one notification.
    await tx.select({ id: rulings.id }).from(rulings).where(eq(rulings.id, ruling.id)).for('update')
    const held = await lockAnswer(tx, id)
    if (!held) return
    const now = clock()
    const isBetter = ruling.accepted && (await markRight(tx, held, ruling, now))
    // Not compared by `=`, for which the index of the ruling could be read, with all of its answers.
    const isOfRuling = sql`${objections.ruling_id} is not distinct from ${ruling.id}`
    const objected = await tx
      .update(objections)
      .set({ told_at: now })
      .where(and(eq(objections.answer_id, id), isOfRuling, isNull(objections.told_at)))
      .returning({ id: objections.id })
    if (isBetter) await publishCorrected(tx, held)
    if (isBetter || objected.length > 0) await notifyStudent(tx, held, ruling, now)
  })
}

interface Held {
  test: Test
  answer: AnswerRow
}

const publishCorrected = (tx: Db, { test, answer: { exercise_id } }: Held) =>
  publish(tx, [test.user_id], { kind: 'answerCorrected', test_id: test.id, exercise_id })

async function lockAnswer(tx: Db, id: number): Promise<Held | null> {
  const [place] = await tx.select({ test_id: answers.test_id }).from(answers).where(eq(answers.id, id))
  if (!place) return null
  const test = await lockTest(tx, place.test_id, 'update')
  const [answer] = await tx.select().from(answers).where(eq(answers.id, id)).for('update')
  return answer ? { test, answer } : null
}

/**
 * Marks an automatically marked wrong answer right, with totals and dollars; skips an answer whose test was reopened
 * meanwhile.
 * @returns whether the mark changed
 */
async function markRight(tx: Db, { test, answer }: Held, { id, gist }: Ruling, now: Date): Promise<boolean> {
  const { answered_at, correct, corrected_by } = answer
  const isWrong = answered_at !== null && correct === false && corrected_by === null && answer.gist === gist
  if (!isWrong) return false
  await tx.update(answers).set({ correct: true, credit: 100 }).where(eq(answers.id, answer.id))
  await tx
    .update(rulings)
    .set({ remarked: sql`${rulings.remarked} + 1` })
    .where(eq(rulings.id, id))
  const before = resultOf(test)?.percentage ?? 0
  const after = await recalculateTotals(tx, test, now, 'OBJECTION')
  if (after === null || test.topic_id === null || !(await paysTopic(tx, test))) return true
  // The student saw the right answer before giving this one.
  if ((await revealedUnanswered(tx, test)).has(answer.exercise_id)) return true
  const amount = dollarsForTopic(after) - dollarsForTopic(before)
  const entry = { user_id: test.user_id, amount, reason: 'TOPIC', reference: String(test.topic_id) } as const
  await adjustPayment(tx, { ...entry, adjustment: 'OBJECTION' }, now)
  return true
}

/** Notifies the student once per ruling, however many equal answers there are; not while the test runs. */
async function notifyStudent(tx: Db, { test, answer }: Held, ruling: Ruling, now: Date): Promise<void> {
  if (test.kind === 'TEST' && !isConcluded(test)) return
  const subject = `ruling/${ruling.id}`
  const { user_id } = test
  const told = and(eq(notifications.user_id, user_id), eq(notifications.subject, subject))
  if ((await tx.$count(notifications, told)) > 0) return
  const [exercise] = await tx
    .select({ title: exercises.title, chapter_id: topics.chapter_id })
    .from(exercises)
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .where(eq(exercises.id, answer.exercise_id))
  const place = revisedIn(test, exercise?.chapter_id ?? null)
  const news = { user_id, title: exercise?.title ?? '', exercise_id: answer.exercise_id, ...place, subject }
  await notify(tx, news, now)
}
