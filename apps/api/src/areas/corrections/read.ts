import {
  DomainError,
  exerciseTypes,
  isMarkedByTeacher,
  noHtml,
  type Correction,
  type CorrectionTask,
  type FormerCorrection,
} from '@the-house/domain'
import { and, desc, eq, getTableColumns, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, exercises, tests, users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { presentForStaff } from '../surveys/present-exercise.ts'
import { entriesOf, type AnswerRow, type SecondVersionRow } from '../surveys/attempt-rows.ts'
import { answersWith, type AnswerToCorrect } from './answers-of.ts'
import { handedIn } from './handed-in.ts'
import { presentHead } from './present.ts'
import { isAnswerInScope } from './scope.ts'

/** The number of earlier corrections that show a teacher how the student is doing. */
const formerCount = 5

/**
 * Loads a submitted open answer in the caller's scope, corrected or not; automatically marked answers are not found.
 */
export async function findAnswerInScope(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  user: AuthenticatedUser,
  id: number,
): Promise<AnswerToCorrect> {
  const [found] = await answersWith(db, handedIn(db, id), clock()).where(
    and(inArray(exercises.type, exerciseTypes.filter(isMarkedByTeacher)), isAnswerInScope(db, user)),
  )
  if (!found) throw new DomainError('notFound')
  return found
}

/** Loads an answer with everything that a teacher needs to correct it. */
export async function readCorrectionTask(
  context: AppContext,
  user: AuthenticatedUser,
  id: number,
): Promise<CorrectionTask> {
  const { db } = context
  const row = await findAnswerInScope(context, user, id)
  const [found] = await db
    .select({ test: getTableColumns(tests), answer: getTableColumns(answers), corrector: named })
    .from(answers)
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .leftJoin(users, eq(users.id, answers.corrected_by))
    .where(eq(answers.id, id))
  if (!found) throw new DomainError('notFound')
  const { test, answer, corrector } = found
  const [entry] = await entriesOf(db, { ...test, exercise_ids: [answer.exercise_id] })
  if (!entry) throw new DomainError('notFound')
  return {
    ...presentHead(row, user.id),
    queue: row.kind,
    exercise: presentForStaff({ ...entry, second: null }, test, context),
    explanation: entry.exercise.feedback,
    version: answer.corrections,
    correction: presentCorrection(answer, corrector),
    second_version: await secondOf(db, row.second),
    former: await formerOf(context, row.student.id, id),
  }
}

const named = { id: users.id, name: users.name }

/** The student's second version, with its own correction. */
async function secondOf(db: Db, second: SecondVersionRow | null): Promise<CorrectionTask['second_version']> {
  if (!second) return null
  const [corrector = null] = await db
    .select(named)
    .from(users)
    .where(eq(users.id, second.corrected_by ?? 0))
  return {
    text: second.text,
    sent_at: second.sent_at.toISOString(),
    version: second.corrections,
    correction: presentCorrection(second, corrector),
  }
}

type Corrected = Pick<AnswerRow, 'feedback' | 'evaluation' | 'comments' | 'tags' | 'corrected_at'>

function presentCorrection(answer: Corrected, corrector: { id: number; name: string } | null): Correction | null {
  if (answer.evaluation === null) return null
  const { feedback, evaluation, comments, tags, corrected_at } = answer
  const told = { feedback: feedback ?? noHtml, evaluation, comments, tags }
  return { ...told, corrected_at: corrected_at?.toISOString() ?? null, corrected_by: corrector }
}

/** The latest corrections of the student's other answers. */
async function formerOf({ db }: Pick<AppContext, 'db'>, user_id: number, except: number): Promise<FormerCorrection[]> {
  const rows = await db
    .select({ answer: getTableColumns(answers), title: exercises.title, corrector: named })
    .from(answers)
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .innerJoin(exercises, eq(exercises.id, answers.exercise_id))
    .innerJoin(users, eq(users.id, answers.corrected_by))
    .where(and(eq(tests.user_id, user_id), ne(answers.id, except)))
    .orderBy(desc(answers.answered_at), desc(answers.id))
    .limit(formerCount)
  return rows.flatMap(({ answer, title, corrector }) => {
    const correction = presentCorrection(answer, corrector)
    return correction ? { ...correction, id: answer.id, title, answer_text: answer.text } : []
  })
}
