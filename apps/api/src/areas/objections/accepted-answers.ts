import { DomainError, type AcceptedAnswer } from '@the-house/domain'
import { eq, inArray } from 'drizzle-orm'
import { entityOf } from '../../crud/entities.ts'
import { recordChange } from '../../crud/audit-trail.ts'
import { snapshot } from '../../crud/present.ts'
import type { Db } from '../../db/client.ts'
import { answers, exercises, users, type FurtherAnswer } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { lockAnswerKeyExclusive } from '../surveys/answer-key-lock.ts'
import { valueOf } from '../surveys/attempt-rows.ts'
import { answerText } from './answer-text.ts'

const entity = entityOf('exercises')

/** Locks the row of an exercise, deleted or not: students keep their answers to a deleted one. */
async function lockExercise(tx: Db, id: number) {
  const [found] = await tx.select().from(exercises).where(eq(exercises.id, id)).for('update')
  if (!found) throw new DomainError('notFound')
  return found
}

type Exercise = Awaited<ReturnType<typeof lockExercise>>

/** Changes the accepted answers of an exercise and writes the audit trail; the answer key and its version stay. */
async function updateAcceptedAnswers(
  tx: Db,
  user: AuthenticatedUser,
  before: Exercise,
  also_right: FurtherAnswer[],
  at: Date,
): Promise<void> {
  const { id } = before
  await tx.update(exercises).set({ also_right }).where(eq(exercises.id, id))
  const told = (list: FurtherAnswer[]) => list.map(({ answer }) => answerText(before, answer).join(' · '))
  const noted = (list: FurtherAnswer[]) => ({ ...snapshot(entity, before), also_right: told(list) })
  const note = { before: noted(before.also_right), after: noted(also_right) }
  await recordChange(tx, { entity, id, user, at, action: 'UPDATE', ...note })
}

interface Objected {
  exercise_id: number
  answer_id: number
  gist: string
}

/**
 * Adds an accepted answer, which counts as right from now on; idempotent. The caller holds `lockAnswerKeyExclusive`.
 */
export async function addAcceptedAnswer(
  tx: Db,
  user: AuthenticatedUser,
  { exercise_id, answer_id, gist }: Objected,
  at: Date,
) {
  const exercise = await lockExercise(tx, exercise_id)
  if (exercise.also_right.some((further) => further.gist === gist)) return
  const [given] = await tx.select().from(answers).where(eq(answers.id, answer_id))
  const further = { gist, answer: valueOf(given ?? null), added_at: at.toISOString(), added_by: user.id }
  await updateAcceptedAnswers(tx, user, exercise, [...exercise.also_right, further], at)
}

/** Removes an accepted answer; existing marks stay. */
export async function removeAcceptedAnswer(
  { db, clock }: AppContext,
  user: AuthenticatedUser,
  id: number,
  gist: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAnswerKeyExclusive(tx)
    const exercise = await lockExercise(tx, id)
    const left = exercise.also_right.filter((further) => further.gist !== gist)
    if (left.length === exercise.also_right.length) throw new DomainError('notFound')
    await updateAcceptedAnswers(tx, user, exercise, left, clock())
  })
}

/** Lists the accepted answers besides the key of an exercise, in the order in which they were added. */
export async function listAcceptedAnswers(db: Db, id: number): Promise<AcceptedAnswer[]> {
  const [found] = await db.select().from(exercises).where(eq(exercises.id, id))
  if (!found) throw new DomainError('notFound')
  const adders = found.also_right.map(({ added_by }) => added_by)
  const people = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, adders))
  return found.also_right.map(({ gist, answer, added_at, added_by }) => ({
    gist,
    answer: answerText(found, answer),
    added_at,
    added_by: people.find((one) => one.id === added_by) ?? null,
  }))
}
