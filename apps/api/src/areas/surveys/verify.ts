import { DomainError, type Exercise } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { openTopic } from '../topics/access.ts'
import { existingAttempt, type Address } from './attempts.ts'
import { keepRight } from './keep-right.ts'
import { mark } from './marking.ts'
import { presentExercise } from './present-exercise.ts'
import { isBlank } from './result.ts'
import { entriesOf, lockTest, valueOf, type Entry, type Test } from './sheet.ts'

/** Hands in the saved answer of one exercise: from now on it is locked and marked. */
export async function verifyExercise(
  house: House,
  user: SignedIn,
  { exercise_id, ...address }: Address & { exercise_id: number },
): Promise<Exercise> {
  const topic = await openTopic(house, user, { ...address, type: 'EXERCISE' })
  const { id } = await existingAttempt(house.db, user.id, topic.id)
  return house.db.transaction(async (tx) => {
    const test = await lockTest(tx, id, 'share')
    await keepRight(tx)
    const entry = await lockEntry(tx, test, exercise_id)
    if (entry.answer?.answered_at) return presentExercise(entry, test, house)
    if (test.status !== 'STARTED') throw new DomainError('test.concluded')
    if (isBlank(entry)) throw new DomainError('answer.empty')
    return presentExercise(await handIn(tx, entry, house.clock()), test, house)
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

async function handIn(tx: Db, { exercise, answer: saved }: Entry, now: Date): Promise<Entry> {
  if (!saved) throw new DomainError('answer.empty')
  const [answer] = await tx
    .update(answers)
    .set({ answered_at: now, ...mark(exercise, valueOf(saved)) })
    .where(eq(answers.id, saved.id))
    .returning()
  return { exercise, answer: answer ?? saved }
}
