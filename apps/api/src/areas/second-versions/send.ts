import { DomainError, type Exercise } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, second_versions, tests } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { isRewritable, presentExercise } from '../surveys/present-exercise.ts'
import { entriesOf, type Entry, type Test } from '../surveys/sheet.ts'

interface Request {
  test_id: number
  exercise_id: number
  text: string
}

/**
 * Keeps what a student has made of a corrected answer, once: the same text again changes nothing, another one is
 * refused. The marks, totals and dollars of the attempt stay as they are.
 */
export async function sendSecondVersion(house: House, user: SignedIn, request: Request): Promise<Exercise> {
  const { text } = request
  return house.db.transaction(async (tx) => {
    const { test, entry } = await lockEntry(tx, user, request)
    if (entry.second) {
      if (entry.second.text !== text) throw new DomainError('answer.locked')
      return presentExercise(entry, test, house)
    }
    if (!entry.answer || !isRewritable(test, entry)) throw new DomainError('answer.locked')
    if (text.trim() === '') throw new DomainError('answer.empty')
    const [second] = await tx
      .insert(second_versions)
      .values({ answer_id: entry.answer.id, text, sent_at: house.clock() })
      .returning()
    return presentExercise({ ...entry, second }, test, house)
  })
}

/** Somebody's own open answer: locked in the order of those who correct it, the attempt first. */
async function lockEntry(
  tx: Db,
  user: SignedIn,
  { test_id, exercise_id }: Request,
): Promise<{ test: Test; entry: Entry }> {
  const [test] = await tx
    .select()
    .from(tests)
    .where(and(eq(tests.id, test_id), eq(tests.user_id, user.id), isNull(tests.recalled_at)))
    .for('share')
  if (!test) throw new DomainError('notFound')
  await tx
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.test_id, test_id), eq(answers.exercise_id, exercise_id)))
    .for('update')
  const exercise_ids = test.exercise_ids.filter((one) => one === exercise_id)
  const [entry] = await entriesOf(tx, { ...test, exercise_ids })
  if (entry?.exercise.type !== 'OPEN_ANSWER') throw new DomainError('notFound')
  return { test, entry }
}
