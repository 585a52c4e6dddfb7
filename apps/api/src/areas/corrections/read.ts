import { DomainError, type Correction, type Desk, type FormerCorrection } from '@the-house/domain'
import { and, desc, eq, getTableColumns, ne } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, exercises, tests, users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { presentExercise } from '../surveys/present-exercise.ts'
import { entriesOf, type AnswerRow, type SecondVersionRow } from '../surveys/sheet.ts'
import { answersWith, type AnswerOnDesk } from './answers-of.ts'
import { handedIn } from './waiting.ts'
import { presentHead } from './present.ts'
import { isReached } from './reach.ts'

/** So many earlier corrections tell how a student is doing. */
const formerCount = 5

/** An open answer of somebody's students that was handed in, corrected or not; none that a mark was given by itself. */
export async function findReached(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  user: SignedIn,
  id: number,
): Promise<AnswerOnDesk> {
  const [found] = await answersWith(db, handedIn(db, id), clock()).where(
    and(eq(exercises.type, 'OPEN_ANSWER'), isReached(db, user)),
  )
  if (!found) throw new DomainError('notFound')
  return found
}

/** One answer beside all that a teacher needs to correct it. */
export async function readDesk(house: House, user: SignedIn, id: number): Promise<Desk> {
  const { db } = house
  const row = await findReached(house, user, id)
  const [sheet] = await db
    .select({ test: getTableColumns(tests), answer: getTableColumns(answers), corrector: named })
    .from(answers)
    .innerJoin(tests, eq(tests.id, answers.test_id))
    .leftJoin(users, eq(users.id, answers.corrected_by))
    .where(eq(answers.id, id))
  if (!sheet) throw new DomainError('notFound')
  const { test, answer, corrector } = sheet
  const [entry] = await entriesOf(db, { ...test, exercise_ids: [answer.exercise_id] })
  if (!entry) throw new DomainError('notFound')
  return {
    ...presentHead(row, user.id),
    queue: row.kind,
    exercise: presentExercise({ ...entry, second: null }, test, house, true),
    explanation: entry.exercise.feedback,
    version: answer.corrections,
    correction: presentCorrection(answer, corrector),
    second_version: await secondOf(db, row.second),
    former: await formerOf(house, row.student.id, id),
  }
}

const named = { id: users.id, name: users.name }

/** What the student has made of it since, with its own correction. */
async function secondOf(db: Db, second: SecondVersionRow | null): Promise<Desk['second_version']> {
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
  const told = { feedback: feedback ?? '', evaluation, comments, tags }
  return { ...told, corrected_at: corrected_at?.toISOString() ?? null, corrected_by: corrector }
}

/** What a student was told last. */
async function formerOf({ db }: Pick<House, 'db'>, user_id: number, except: number): Promise<FormerCorrection[]> {
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
