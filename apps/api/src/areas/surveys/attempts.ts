import { DomainError, type AttemptScope, type Survey } from '@the-house/domain'
import { and, arrayContains, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { exercises, tests } from '../../db/schema/index.ts'
import { isRowShown, isShown } from '../../db/visible.ts'
import { assertWritable, type House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { viewerOf } from '../books/availability.ts'
import { openTopic, type OpenTopic } from '../topics/access.ts'
import { coverOfTopic, presentSurvey } from './present.ts'
import { isConcluded } from './present-exercise.ts'
import { isBlank } from './result.ts'
import { currentAttempt, entriesOf, type Test } from './sheet.ts'

export interface Address {
  chapter_id: number
  topic_id: number
}

/** The exercises of a topic with the answers of the current attempt, or of one that is named; the first read makes one. */
export async function readExercises(
  house: House,
  user: SignedIn,
  { attempt_id, ...address }: Address & { attempt_id?: number | undefined },
): Promise<Survey> {
  const topic = await openTopic(house, user, { ...address, type: 'EXERCISE' })
  const newest = await currentAttempt(house.db, user.id, topic.id)
  const test =
    attempt_id === undefined
      ? (newest ?? (await startAttempt(house, user, topic)))
      : await ownAttempt(house.db, { id: attempt_id, user_id: user.id, topic_id: topic.id })
  const survey = presentSurvey(test, await entriesOf(house.db, test), coverOfTopic(topic, user), house)
  return { ...survey, earlier: newest !== undefined && test.id < newest.id }
}

interface Own {
  id: number
  user_id: number
  topic_id: number
}

/** One of somebody's practices of a topic. */
async function ownAttempt(db: Db, { id, user_id, topic_id }: Own): Promise<Test> {
  const isOwn = and(eq(tests.user_id, user_id), eq(tests.topic_id, topic_id), eq(tests.kind, 'PRACTICE'))
  const [found] = await db
    .select()
    .from(tests)
    .where(and(eq(tests.id, id), isOwn))
  if (!found) throw new DomainError('notFound')
  return found
}

/** A new attempt once the current one is concluded; an open one goes on. */
export async function retryExercises(
  house: House,
  user: SignedIn,
  { scope, ...address }: Address & { scope: AttemptScope },
): Promise<Survey> {
  const topic = await openTopic(house, user, { ...address, type: 'EXERCISE' })
  const mistakes = scope === 'MISTAKES' ? await mistakesOf(house, user, topic) : undefined
  const test = await startAttempt(house, user, topic, mistakes)
  return presentSurvey(test, await entriesOf(house.db, test), coverOfTopic(topic, user), house)
}

type Chosen = Pick<Test, 'exercise_ids' | 'scope'>

/** What was not right the time before, and is still there; undefined where that was everything, or where nothing is concluded yet. */
async function mistakesOf({ db, clock }: House, user: SignedIn, topic: OpenTopic): Promise<Chosen | undefined> {
  const last = await currentAttempt(db, user.id, topic.id)
  if (!last || !isConcluded(last)) return undefined
  const viewer = viewerOf(user, clock())
  const wrong = (await entriesOf(db, last)).filter(
    (entry) => (isBlank(entry) || entry.answer?.correct === false) && isRowShown(entry.exercise, viewer),
  )
  if (wrong.length === 0) throw new DomainError('test.noMistakes')
  // All of a topic again is no smaller thing than the topic.
  if (last.scope === 'ALL' && wrong.length === last.exercise_ids.length) return undefined
  return { exercise_ids: wrong.map(({ exercise }) => exercise.id), scope: 'MISTAKES' }
}

/** The database lets one attempt be open, so that two at once end in the same one. */
async function startAttempt(house: House, user: SignedIn, topic: OpenTopic, chosen?: Chosen): Promise<Test> {
  await assertWritable(house)
  const open = and(eq(exercises.topic_id, topic.id), isShown(exercises, viewerOf(user, house.clock())))
  const all = sql`array(select ${exercises.id} from ${exercises} where ${open} order by ${exercises.position}, ${exercises.id})`
  const [made] = await house.db
    .insert(tests)
    .values({
      user_id: user.id,
      topic_id: topic.id,
      kind: 'PRACTICE',
      status: 'STARTED',
      show_feedback: topic.show_feedback,
      exercise_ids: chosen?.exercise_ids ?? all,
      scope: chosen?.scope ?? 'ALL',
      start_at: house.clock(),
    })
    .onConflictDoNothing()
    .returning()
  return made ?? existingAttempt(house.db, user.id, topic.id)
}

/** The attempt that must be there: the topic was opened before. */
export async function existingAttempt(db: Db, userId: number, topicId: number): Promise<Test> {
  const found = await currentAttempt(db, userId, topicId)
  if (!found) throw new DomainError('notFound')
  return found
}

/** How many attempts are going on that hold an exercise. */
export async function countOpenAttempts(db: Db, exerciseId: number): Promise<{ open: number }> {
  const holds = arrayContains(tests.exercise_ids, [exerciseId])
  return { open: await db.$count(tests, and(eq(tests.status, 'STARTED'), holds)) }
}
