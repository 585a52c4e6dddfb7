import { DomainError, type AnswerOf, type BodyOf, type objectionCalls } from '@the-house/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, objections, tests } from '../../db/schema/index.ts'
import { assertWritable, type House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { keepRight } from '../surveys/keep-right.ts'
import { presentExercise } from '../surveys/present-exercise.ts'
import { entriesOf, lockTest, type Entry, type Test } from '../surveys/sheet.ts'

type Call = typeof objectionCalls.object
type Given = BodyOf<Call> & { test_id: number }

/** An answer of somebody's own attempt, held as it is; what was taken back is nobody's. */
async function holdOwn(tx: Db, user: SignedIn, { test_id, exercise_id }: Omit<Given, 'reason'>) {
  const test = await lockTest(tx, test_id, 'share')
  if (test.user_id !== user.id || test.recalled_at) throw new DomainError('notFound')
  await keepRight(tx)
  const exercise_ids = test.exercise_ids.filter((id) => id === exercise_id)
  const [entry] = await entriesOf(tx, { ...test, exercise_ids })
  if (!entry) throw new DomainError('notFound')
  return { test, entry }
}

/** Whether a student has been shown that an answer is wrong, by the machine: nothing else can be objected to. */
function isShownWrong(house: House, test: Test, entry: Entry): boolean {
  const { answer } = entry
  const isMarked = answer?.answered_at != null && answer.corrected_by === null && Boolean(answer.gist)
  return isMarked && presentExercise(entry, test, house).correct === false
}

/** Keeps what a student says of a mark; said again it stays as it was. One that is no longer wrong is refused (409). */
export async function objectTo(house: House, user: SignedIn, given: Given): Promise<AnswerOf<Call>> {
  await assertWritable(house)
  return house.db.transaction(async (tx) => {
    const { test, entry } = await holdOwn(tx, user, given)
    const { answer, exercise, objection, reply } = entry
    if (objection) return { ...objection, reply: reply ?? '' }
    // Marked again at this moment, perhaps, because somebody else has said the same.
    const gist = answer?.gist
    const isRight = exercise.also_right.some((further) => further.gist === gist)
    if (!answer || !gist || isRight || !isShownWrong(house, test, entry)) throw new DomainError('conflict')
    await tx
      .insert(objections)
      .values({ answer_id: answer.id, exercise_id: exercise.id, gist, reason: given.reason, created_at: house.clock() })
      .onConflictDoNothing()
    return { status: 'WAITING', reason: given.reason, reply: '' }
  })
}

/** Takes it back as long as nobody has decided it; what was decided stays (409). */
export async function withdraw(house: House, user: SignedIn, given: Omit<Given, 'reason'>): Promise<void> {
  await assertWritable(house)
  await house.db.transaction(async (tx) => {
    const { entry } = await holdOwn(tx, user, given)
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
 * Forgets what was said of the answers of a test that is opened again, and was not told an end of: its student may
 * change them, and hears nothing of them while it runs.
 */
export async function forgetUntold(tx: Db, test_id: number): Promise<void> {
  const own = tx.select({ id: answers.id }).from(answers).innerJoin(tests, eq(tests.id, answers.test_id))
  await tx
    .delete(objections)
    .where(and(isNull(objections.told_at), inArray(objections.answer_id, own.where(eq(tests.id, test_id)))))
}
