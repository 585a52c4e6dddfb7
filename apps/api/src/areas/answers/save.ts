import { isDeepStrictEqual } from 'node:util'
import { DomainError, type Answer, type AnswerChannel, type Saved } from '@the-house/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { answers, tests } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { hasCode } from '../../contract/map-error.ts'
import { answerHashOf } from '../surveys/answer-hash.ts'
import { newerAnswer, valueOf, type Test } from '../surveys/attempt-rows.ts'
import { cachedExerciseOf } from '../surveys/cached-entries.ts'
import { closeIfOver, isOver } from '../tests/close.ts'
import { assertRunning } from '../tests/state.ts'
import { validateAnswer } from './validate-answer.ts'

const byId = prepared((db) =>
  db
    .select({
      id: tests.id,
      status: tests.status,
      start_at: tests.start_at,
      end_at: tests.end_at,
      exercise_ids: tests.exercise_ids,
    })
    .from(tests)
    .where(
      and(
        eq(tests.id, sql.placeholder('test_id')),
        eq(tests.user_id, sql.placeholder('user_id')),
        isNull(tests.recalled_at),
      ),
    )
    .prepare('attempt_of_answer'),
)

const now = sql.param(sql.placeholder('saved_at'), tests.end_at)
const inTime = sql`(${tests.end_at} is null or ${tests.end_at} > ${now}::timestamptz)`
/** Locks the running attempt against a concurrent submission; null where the attempt is over. */
const openTest = sql`(select ${tests.id} from ${tests} where ${tests.id} = ${sql.placeholder('test_id')}::int and ${tests.status} = 'STARTED' and ${inTime} for share)`

/** What the answer was made from; null: whatever is saved. */
const base = sql`${sql.placeholder('base')}::int`
const isUnchanged = sql`(${answers.alternatives}, ${answers.text}, ${answers.options}) is not distinct from (excluded.alternatives, excluded.text, excluded.options)`

/**
 * A single statement, so that no submission and no other device can race with it; it returns no row where the answer
 * was already submitted, or is newer than what this one was made from.
 */
const upsert = prepared((db) =>
  db
    .insert(answers)
    .values({
      test_id: openTest,
      exercise_id: sql.placeholder('exercise_id'),
      alternatives: sql.placeholder('alternatives'),
      text: sql.placeholder('text'),
      options: sql.placeholder('options'),
      saved_at: sql.placeholder('saved_at'),
      gist: sql.placeholder('gist'),
      client_id: sql.placeholder('client_id'),
      version: sql`coalesce(${base}, 0) + 1`,
    })
    .onConflictDoUpdate({
      target: [answers.test_id, answers.exercise_id],
      set: {
        alternatives: sql`excluded.alternatives`,
        text: sql`excluded.text`,
        options: sql`excluded.options`,
        saved_at: sql`excluded.saved_at`,
        gist: sql`excluded.gist`,
        client_id: sql`excluded.client_id`,
        // A device may know a later version than the database after a restore.
        version: sql`case when ${isUnchanged} then ${answers.version} else greatest(${answers.version} + 1, excluded.version) end`,
      },
      setWhere: sql`${answers.answered_at} is null and (${base} is null or ${answers.version} <= ${base})`,
    })
    .returning({ saved_at: answers.saved_at, version: answers.version })
    .prepare('save_answer'),
)

interface Request {
  test_id: number
  exercise_id: number
  channel: AnswerChannel
  given: Answer
  /** The version that the answer was made from; undefined: the later to arrive replaces the earlier. */
  version: number | undefined
  client_id: string | undefined
}

/**
 * Saves an answer; idempotent, also under concurrent requests.
 * @throws DomainError `answer.newer` where another answer was saved since the version that this one was made from
 */
export async function saveAnswer(
  context: AppContext,
  { id: user_id, session_id, content_version }: Pick<AuthenticatedUser, 'id' | 'session_id' | 'content_version'>,
  request: Request,
): Promise<Saved> {
  const { test_id, exercise_id, channel, given, version: base = null, client_id = null } = request
  const [attempt] = await byId(context.db).execute({ test_id, user_id })
  const exercise = attempt && (await cachedExerciseOf(context.db, { content_version }, attempt, exercise_id))
  if (!exercise) throw new DomainError('notFound')
  await assertOpen(context, test_id, attempt)
  const answer = validateAnswer(exercise, channel, given)
  const now = context.clock()
  const [saved] = await write(context, {
    test_id,
    exercise_id,
    ...answer,
    gist: answerHashOf(exercise, answer),
    saved_at: now,
    base,
    client_id,
  })
  if (saved) context.events.publishSoon(user_id, { kind: 'answerSaved', test_id, exercise_id }, session_id)
  const { saved_at, version } = saved ?? (await keptAnswer(context.db, request, answer))
  return { exercise_id, version, saved_at: saved_at.toISOString(), server_time: now.toISOString() }
}

interface Row extends Answer {
  test_id: number
  exercise_id: number
  gist: string
  saved_at: Date
  base: number | null
  client_id: string | null
}

async function write(context: AppContext, values: Row) {
  try {
    return await upsert(context.db).execute({ ...values })
  } catch (error) {
    // The not-null constraint on `test_id` failed: the attempt ended after it was read.
    if (!hasCode(error, '23502')) throw error
    const [test] = await context.db.select().from(tests).where(eq(tests.id, values.test_id))
    if (test) await assertOpen(context, test.id, test)
    throw new DomainError('test.concluded')
  }
}

/** Rejects a late answer; the first one after the end of the attempt also closes the attempt. */
async function assertOpen(context: AppContext, id: number, test: Pick<Test, 'status' | 'end_at'>): Promise<void> {
  const now = context.clock()
  if (isOver(test, now)) await closeIfOver(context, id)
  assertRunning(test, now)
}

/** Returns the answer that was kept where a retry sends the same value; refuses any other value. */
async function keptAnswer(db: Db, { test_id, exercise_id }: Request, answer: Answer) {
  const [stored] = await db
    .select()
    .from(answers)
    .where(and(eq(answers.test_id, test_id), eq(answers.exercise_id, exercise_id)))
  if (!stored) throw new DomainError('answer.locked')
  if (isDeepStrictEqual(valueOf(stored), answer)) return stored
  throw stored.answered_at ? new DomainError('answer.locked') : newerAnswer(stored)
}
