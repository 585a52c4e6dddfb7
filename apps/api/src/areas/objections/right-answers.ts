import { DomainError, type RightAnswer } from '@the-house/domain'
import { eq, inArray } from 'drizzle-orm'
import { entityOf } from '../../crud/entities.ts'
import { record } from '../../crud/history.ts'
import { snapshot } from '../../crud/present.ts'
import type { Db } from '../../db/client.ts'
import { answers, exercises, users, type FurtherAnswer } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { changeRight } from '../surveys/keep-right.ts'
import { valueOf } from '../surveys/sheet.ts'
import { answerText } from './answer-text.ts'

const entity = entityOf('exercises')

/** An exercise, removed or not: its students keep their answers. */
async function holdExercise(tx: Db, id: number) {
  const [found] = await tx.select().from(exercises).where(eq(exercises.id, id)).for('update')
  if (!found) throw new DomainError('notFound')
  return found
}

type Exercise = Awaited<ReturnType<typeof holdExercise>>

/** Changes what counts as right besides a key, with a note of who did. The key itself, and its version, stay. */
async function change(tx: Db, user: SignedIn, before: Exercise, also_right: FurtherAnswer[], at: Date): Promise<void> {
  const { id } = before
  await tx.update(exercises).set({ also_right }).where(eq(exercises.id, id))
  const told = (list: FurtherAnswer[]) => list.map(({ answer }) => answerText(before, answer).join(' · '))
  const noted = (list: FurtherAnswer[]) => ({ ...snapshot(entity, before), also_right: told(list) })
  const note = { before: noted(before.also_right), after: noted(also_right) }
  await record(tx, { entity, id, user, at, action: 'UPDATE', ...note })
}

interface Objected {
  exercise_id: number
  answer_id: number
  gist: string
}

/** Counts an answer as right from now on; the caller holds `changeRight`. */
export async function addRight(tx: Db, user: SignedIn, { exercise_id, answer_id, gist }: Objected, at: Date) {
  const exercise = await holdExercise(tx, exercise_id)
  if (exercise.also_right.some((further) => further.gist === gist)) return
  const [given] = await tx.select().from(answers).where(eq(answers.id, answer_id))
  const further = { gist, answer: valueOf(given ?? null), added_at: at.toISOString(), added_by: user.id }
  await change(tx, user, exercise, [...exercise.also_right, further], at)
}

/** Counts it as right no longer; what was marked stays. */
export async function removeRight({ db, clock }: House, user: SignedIn, id: number, gist: string): Promise<void> {
  await db.transaction(async (tx) => {
    await changeRight(tx)
    const exercise = await holdExercise(tx, id)
    const left = exercise.also_right.filter((further) => further.gist !== gist)
    if (left.length === exercise.also_right.length) throw new DomainError('notFound')
    await change(tx, user, exercise, left, clock())
  })
}

/** What counts as right besides the key of an exercise, in the order in which it came. */
export async function listRight(db: Db, id: number): Promise<RightAnswer[]> {
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
