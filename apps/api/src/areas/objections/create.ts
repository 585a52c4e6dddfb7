import { DomainError, type AnswerOf, type BodyOf, type objectionCalls } from '@the-house/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, objections, tests } from '../../db/schema/index.ts'
import { assertWritable, type AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { lockAnswerKeyShared } from '../surveys/answer-key-lock.ts'
import { assertNoEmbargo, embargoFor, noEmbargo } from '../surveys/embargo.ts'
import { presentExercise } from '../surveys/present-exercise.ts'
import { entriesOf, lockTest, type Entry, type Test } from '../surveys/attempt-rows.ts'

type Call = typeof objectionCalls.object
type ObjectionInput = BodyOf<Call> & { test_id: number }

/** Locks an answer of the caller's own attempt for the transaction; a withdrawn test is not found. */
async function lockOwn(tx: Db, user: AuthenticatedUser, { test_id, exercise_id }: Omit<ObjectionInput, 'reason'>) {
  const test = await lockTest(tx, test_id, 'share')
  if (test.user_id !== user.id || test.recalled_at) throw new DomainError('notFound')
  await lockAnswerKeyShared(tx)
  const exercise_ids = test.exercise_ids.filter((id) => id === exercise_id)
  const [entry] = await entriesOf(tx, { ...test, exercise_ids })
  if (!entry) throw new DomainError('notFound')
  return { test, entry }
}

/** Whether the student sees the answer as automatically marked wrong: no other mark can be objected to. */
function isShownWrong(context: AppContext, test: Test, entry: Entry): boolean {
  const { answer } = entry
  const isMarked = answer?.answered_at != null && answer.corrected_by === null && Boolean(answer.gist)
  return isMarked && presentExercise(entry, test, context, noEmbargo).correct === false
}

/**
 * Creates an objection, a student's appeal against a mark; idempotent. An answer that is no longer wrong is refused
 * (409).
 */
export async function createObjection(
  context: AppContext,
  user: AuthenticatedUser,
  given: ObjectionInput,
): Promise<AnswerOf<Call>> {
  await assertWritable(context)
  const embargo = await embargoFor(context, user, given.test_id)
  return context.db.transaction(async (tx) => {
    const { test, entry } = await lockOwn(tx, user, given)
    assertNoEmbargo(embargo, [entry.exercise])
    const { answer, exercise, objection, reply } = entry
    if (objection) return { ...objection, reply: reply ?? '' }
    // Another student's objection may have been accepted meanwhile, and this answer be about to be re-marked.
    const gist = answer?.gist
    const isRight = exercise.also_right.some((further) => further.gist === gist)
    if (!answer || !gist || isRight || !isShownWrong(context, test, entry)) throw new DomainError('conflict')
    await tx
      .insert(objections)
      .values({
        answer_id: answer.id,
        exercise_id: exercise.id,
        gist,
        reason: given.reason,
        created_at: context.clock(),
      })
      .onConflictDoNothing()
    return { status: 'WAITING', reason: given.reason, reply: '' }
  })
}

/** Withdraws an undecided objection; a decided one is refused (409). */
export async function withdrawObjection(
  context: AppContext,
  user: AuthenticatedUser,
  given: Omit<ObjectionInput, 'reason'>,
): Promise<void> {
  await assertWritable(context)
  await context.db.transaction(async (tx) => {
    const { entry } = await lockOwn(tx, user, given)
    const { answer } = entry
    if (!answer) throw new DomainError('notFound')
    const its = and(eq(objections.answer_id, answer.id), eq(objections.gist, answer.gist ?? ''))
    const [gone] = await tx
      .delete(objections)
      .where(and(its, eq(objections.status, 'WAITING')))
      .returning({ id: objections.id })
    if (!gone && (await tx.$count(objections, its)) > 0) throw new DomainError('conflict')
  })
}

/**
 * Deletes the objections to answers of a reopened test whose outcome the student has not been notified of: the student
 * may change these answers, and gets no notification while the test runs.
 */
export async function deleteUndecided(tx: Db, test_id: number): Promise<void> {
  const own = tx.select({ id: answers.id }).from(answers).innerJoin(tests, eq(tests.id, answers.test_id))
  await tx
    .delete(objections)
    .where(and(isNull(objections.told_at), inArray(objections.answer_id, own.where(eq(tests.id, test_id)))))
}
