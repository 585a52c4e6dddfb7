import { DomainError, isMarkedByTeacher, type Exercise } from '@the-house/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, second_versions, tests } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { publish } from '../../events/publish.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { assertNoEmbargo, embargoFor } from '../surveys/embargo.ts'
import { isRewritable, presentExercise } from '../surveys/present-exercise.ts'
import { entriesOf, type Entry, type Test } from '../surveys/attempt-rows.ts'

interface Request {
  test_id: number
  exercise_id: number
  text: string
}

/**
 * Saves the second version of a corrected answer, once: idempotent for the same text, another text is refused. The
 * marks, totals and dollars of the attempt stay as they are.
 */
export async function sendSecondVersion(
  context: AppContext,
  user: AuthenticatedUser,
  request: Request,
): Promise<Exercise> {
  const { text, test_id, exercise_id } = request
  const embargo = await embargoFor(context, user, test_id)
  return context.db.transaction(async (tx) => {
    const { test, entry } = await lockEntry(tx, user, request)
    assertNoEmbargo(embargo, [entry.exercise])
    if (entry.second) {
      if (entry.second.text !== text) throw new DomainError('answer.locked')
      return presentExercise(entry, test, context, embargo)
    }
    if (!entry.answer || !isRewritable(test, entry)) throw new DomainError('answer.locked')
    if (text.trim() === '') throw new DomainError('answer.empty')
    const [second] = await tx
      .insert(second_versions)
      .values({ answer_id: entry.answer.id, text, sent_at: context.clock() })
      .returning()
    await publish(tx, [user.id], { kind: 'answerSaved', test_id, exercise_id }, user.session_id)
    return presentExercise({ ...entry, second }, test, context, embargo)
  })
}

/** Locks an open answer of the user in the order of corrections, the attempt first, so that they cannot deadlock. */
async function lockEntry(
  tx: Db,
  user: AuthenticatedUser,
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
  if (!entry || !isMarkedByTeacher(entry.exercise.type)) throw new DomainError('notFound')
  return { test, entry }
}
