import { DomainError, type Exercise } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { openTopic } from '../topics/access.ts'
import { existingAttempt, type TopicKey } from './attempts.ts'
import { lockAnswerKeyShared } from './answer-key-lock.ts'
import { mark } from './marking.ts'
import { assertNoEmbargo, embargoFor } from './embargo.ts'
import { presentExercise } from './present-exercise.ts'
import { isBlank } from './result.ts'
import { entriesOf, lockTest, newerAnswer, valueOf, type Entry, type Test } from './attempt-rows.ts'

interface Check extends TopicKey {
  exercise_id: number
  attempt_id?: number | undefined
  /** Of the answer that the student saw; undefined: whatever is saved is marked. */
  version?: number | undefined
}

/**
 * Submits the saved answer of one exercise: it is marked and can no longer be changed.
 * @throws DomainError `answer.newer` where another answer was saved since the version that the student saw
 */
export async function verifyExercise(
  context: AppContext,
  user: AuthenticatedUser,
  { exercise_id, attempt_id, version, ...key }: Check,
): Promise<Exercise> {
  const topic = await openTopic(context, user, { ...key, type: 'EXERCISE' })
  const { id } = await existingAttempt(context.db, user.id, topic.id, attempt_id)
  const embargo = await embargoFor(context, user)
  return context.db.transaction(async (tx) => {
    const test = await lockTest(tx, id, 'share')
    await lockAnswerKeyShared(tx)
    const entry = await lockEntry(tx, test, exercise_id)
    if (entry.answer?.answered_at) return presentExercise(entry, test, context, embargo)
    assertNoEmbargo(embargo, [entry.exercise])
    if (test.status !== 'STARTED') throw new DomainError('test.concluded')
    if (entry.answer && version !== undefined && entry.answer.version > version) throw newerAnswer(entry.answer)
    if (isBlank(entry)) throw new DomainError('answer.empty')
    return presentExercise(await submitAnswer(tx, entry, context.clock()), test, context, embargo)
  })
}

async function lockEntry(tx: Db, test: Test, exerciseId: number): Promise<Entry> {
  const [answer] = await tx
    .select()
    .from(answers)
    .where(and(eq(answers.test_id, test.id), eq(answers.exercise_id, exerciseId)))
    .for('update')
  const exercise_ids = test.exercise_ids.filter((one) => one === exerciseId)
  const [entry] = await entriesOf(tx, { ...test, exercise_ids })
  if (!entry) throw new DomainError('notFound')
  return { exercise: entry.exercise, answer: answer ?? null }
}

async function submitAnswer(tx: Db, { exercise, answer: saved }: Entry, now: Date): Promise<Entry> {
  if (!saved) throw new DomainError('answer.empty')
  const [answer] = await tx
    .update(answers)
    .set({ answered_at: now, ...mark(exercise, valueOf(saved)) })
    .where(eq(answers.id, saved.id))
    .returning()
  return { exercise, answer: answer ?? saved }
}
