import { DomainError, type AnswerOf, type AttemptScope, type Survey, type surveyCalls } from '@the-house/domain'
import { and, arrayContains, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { countUpTo } from '../../db/keyset.ts'
import { exercises, tests } from '../../db/schema/index.ts'
import { isRowVisible, isVisible, type Viewer } from '../../db/visibility.ts'
import { assertWritable, type AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { viewerOf } from '../books/availability.ts'
import { openTopic, type OpenTopic } from '../topics/access.ts'
import { coverOfTopic, presentSurvey } from './present.ts'
import { isConcluded } from './present-exercise.ts'
import { isBlank } from './result.ts'
import { cachedEntriesOf } from './cached-entries.ts'
import { currentAttempt, entriesOf, type ExerciseRow, type Test } from './attempt-rows.ts'
import { assertAttemptFree, assertNoEmbargo, embargoFor } from './embargo.ts'

/** The topic of a practice, with the chapter that it is opened in. */
export interface TopicKey {
  chapter_id: number
  topic_id: number
}

/**
 * Returns the exercises of a topic with the answers of the current attempt, or of a given one; the first read creates
 * an attempt.
 */
export async function readExercises(
  context: AppContext,
  user: AuthenticatedUser,
  { attempt_id, ...key }: TopicKey & { attempt_id?: number | undefined },
): Promise<Survey> {
  const topic = await openTopic(context, user, { ...key, type: 'EXERCISE' })
  const newest = await currentAttempt(context.db, user.id, topic.id)
  const test =
    attempt_id === undefined
      ? (newest ?? (await startAttempt(context, user, topic)))
      : await ownAttempt(context.db, { id: attempt_id, user_id: user.id, topic_id: topic.id })
  const embargo = await embargoFor(context, user)
  const entries = await cachedEntriesOf(context.db, user, test)
  const survey = presentSurvey(test, entries, coverOfTopic(topic, user), context, embargo)
  return { ...survey, earlier: newest !== undefined && test.id < newest.id }
}

interface Own {
  id: number
  user_id: number
  topic_id: number
}

/** Returns one of the user's practices of a topic. */
async function ownAttempt(db: Db, { id, user_id, topic_id }: Own): Promise<Test> {
  const isOwnPractice = and(eq(tests.user_id, user_id), eq(tests.topic_id, topic_id), eq(tests.kind, 'PRACTICE'))
  const [found] = await db
    .select()
    .from(tests)
    .where(and(eq(tests.id, id), isOwnPractice))
  if (!found) throw new DomainError('notFound')
  return found
}

/** Starts a new attempt once the current one is concluded; returns an open one unchanged. */
export async function retryExercises(
  context: AppContext,
  user: AuthenticatedUser,
  { scope, ...key }: TopicKey & { scope: AttemptScope },
): Promise<Survey> {
  const topic = await openTopic(context, user, { ...key, type: 'EXERCISE' })
  const mistakes = scope === 'MISTAKES' ? await wrongAnswersOf(context, user, topic) : undefined
  const test = await startAttempt(context, user, topic, mistakes)
  const embargo = await embargoFor(context, user)
  const entries = await cachedEntriesOf(context.db, user, test)
  return presentSurvey(test, entries, coverOfTopic(topic, user), context, embargo)
}

/** Whether a practice of its topic may have an exercise. */
const isPractised = (exercise: ExerciseRow, viewer: Viewer) => !exercise.tests_only && isRowVisible(exercise, viewer)

type Chosen = Pick<Test, 'exercise_ids' | 'scope'>

/**
 * The exercises that were wrong or blank in the last concluded attempt and are still visible; undefined where no
 * attempt is concluded or all of them were wrong.
 */
async function wrongAnswersOf(
  context: AppContext,
  user: AuthenticatedUser,
  topic: OpenTopic,
): Promise<Chosen | undefined> {
  const { db, clock } = context
  const last = await currentAttempt(db, user.id, topic.id)
  if (!last || !isConcluded(last)) return undefined
  // Which of its answers were wrong, or that none was, is feedback too.
  await assertAttemptFree(context.db, user, await embargoFor(context, user), last)
  const viewer = viewerOf(user, clock())
  const wrong = (await entriesOf(db, last)).filter(
    (entry) => (isBlank(entry) || entry.answer?.correct === false) && isPractised(entry.exercise, viewer),
  )
  if (wrong.length === 0) throw new DomainError('test.noMistakes')
  // Repeating every exercise is an attempt at the whole topic.
  if (last.scope === 'ALL' && wrong.length === last.exercise_ids.length) return undefined
  return { exercise_ids: wrong.map(({ exercise }) => exercise.id), scope: 'MISTAKES' }
}

/** Refuses a new attempt at exercises that are withheld from the user. */
async function assertMayStart(context: AppContext, user: AuthenticatedUser, chosen: SQL | undefined): Promise<void> {
  if (!user.may_sit_test) return
  const wanted = await context.db.select().from(exercises).where(chosen)
  assertNoEmbargo(await embargoFor(context, user), wanted)
}

/** Inserts an attempt; a unique index allows one open attempt, so that concurrent requests end in the same one. */
async function startAttempt(
  context: AppContext,
  user: AuthenticatedUser,
  topic: OpenTopic,
  chosen?: Chosen,
): Promise<Test> {
  await assertWritable(context)
  const isOfTopic = and(eq(exercises.topic_id, topic.id), eq(exercises.tests_only, false))
  const open = and(isOfTopic, isVisible(exercises, viewerOf(user, context.clock())))
  await assertMayStart(context, user, chosen ? inArray(exercises.id, chosen.exercise_ids) : open)
  const all = sql`array(select ${exercises.id} from ${exercises} where ${open} order by ${exercises.position}, ${exercises.id})`
  const [made] = await context.db
    .insert(tests)
    .values({
      user_id: user.id,
      topic_id: topic.id,
      kind: 'PRACTICE',
      status: 'STARTED',
      show_feedback: topic.show_feedback,
      exercise_ids: chosen?.exercise_ids ?? all,
      scope: chosen?.scope ?? 'ALL',
      start_at: context.clock(),
    })
    .onConflictDoNothing()
    .returning()
  return made ?? existingAttempt(context.db, user.id, topic.id)
}

/** Returns the current attempt, or a given one of the user; refuses with 404, as reading the topic creates it. */
export async function existingAttempt(db: Db, userId: number, topicId: number, attemptId?: number): Promise<Test> {
  if (attemptId !== undefined) return ownAttempt(db, { id: attemptId, user_id: userId, topic_id: topicId })
  const found = await currentAttempt(db, userId, topicId)
  if (!found) throw new DomainError('notFound')
  return found
}

/** Counts the open attempts that include an exercise, as far as `limits.countedRows`. */
export async function countOpenAttempts(
  db: Db,
  exerciseId: number,
): Promise<AnswerOf<typeof surveyCalls.openAttempts>> {
  const holds = arrayContains(tests.exercise_ids, [exerciseId])
  const found = db.select({ one: sql`1` }).from(tests)
  const { total, more } = await countUpTo(db, found.where(and(eq(tests.status, 'STARTED'), holds)))
  return { open: total, more }
}
