import { isDeepStrictEqual } from 'node:util'
import { DomainError, type Answer, type Saved } from '@the-house/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { answers, exercises, tests } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { hasCode } from '../../plugins/failures.ts'
import { asBegun, formerSince } from '../surveys/begun.ts'
import { gistOf } from '../surveys/gist.ts'
import { valueOf, type Test } from '../surveys/sheet.ts'
import { closeIfOver, isOver } from '../tests/close.ts'
import { assertRunning } from '../tests/state.ts'
import { fitAnswer, type Channel } from './fit.ts'

const byTest = prepared((db) =>
  db
    .select({
      status: tests.status,
      end_at: tests.end_at,
      type: exercises.type,
      alternatives: exercises.alternatives,
      options: exercises.options,
      former: formerSince(tests.start_at),
    })
    .from(tests)
    .innerJoin(exercises, sql`${exercises.id} = any(${tests.exercise_ids})`)
    .where(
      and(
        eq(tests.id, sql.placeholder('test_id')),
        eq(tests.user_id, sql.placeholder('user_id')),
        isNull(tests.recalled_at),
        eq(exercises.id, sql.placeholder('exercise_id')),
      ),
    )
    .prepare('sheet_of_answer'),
)

const now = sql.param(sql.placeholder('saved_at'), tests.end_at)
const inTime = sql`(${tests.end_at} is null or ${tests.end_at} > ${now}::timestamptz)`
/** The attempt while it runs, locked against being finished meanwhile; null where it is over. */
const openTest = sql`(select ${tests.id} from ${tests} where ${tests.id} = ${sql.placeholder('test_id')}::int and ${tests.status} = 'STARTED' and ${inTime} for share)`

/** One statement, so that nothing comes between: no row comes back where the answer was handed in. */
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
    })
    .onConflictDoUpdate({
      target: [answers.test_id, answers.exercise_id],
      set: {
        alternatives: sql`excluded.alternatives`,
        text: sql`excluded.text`,
        options: sql`excluded.options`,
        saved_at: sql`excluded.saved_at`,
        gist: sql`excluded.gist`,
      },
      setWhere: isNull(answers.answered_at),
    })
    .returning({ saved_at: answers.saved_at })
    .prepare('save_answer'),
)

interface Request {
  test_id: number
  exercise_id: number
  channel: Channel
  given: Answer
}

/** Keeps an answer; the same one again, or many times at once, is kept once. */
export async function saveAnswer(house: House, userId: number, request: Request): Promise<Saved> {
  const { test_id, exercise_id, channel, given } = request
  const [sheet] = await byTest(house.db).execute({ test_id, exercise_id, user_id: userId })
  if (!sheet) throw new DomainError('notFound')
  await assertOpen(house, test_id, sheet)
  const begun = asBegun(sheet, sheet.former)
  const answer = fitAnswer(begun, channel, given)
  const now = house.clock()
  const [saved] = await write(house, { test_id, exercise_id, ...answer, gist: gistOf(begun, answer), saved_at: now })
  const { saved_at } = saved ?? (await lockedAnswer(house.db, request, answer))
  return { exercise_id, saved_at: saved_at.toISOString(), server_time: now.toISOString() }
}

interface Row extends Answer {
  test_id: number
  exercise_id: number
  gist: string
  saved_at: Date
}

async function write(house: House, values: Row) {
  try {
    return await upsert(house.db).execute({ ...values })
  } catch (error) {
    // A row without a test: the attempt is over since it was read.
    if (!hasCode(error, '23502')) throw error
    const [test] = await house.db.select().from(tests).where(eq(tests.id, values.test_id))
    if (test) await assertOpen(house, test.id, test)
    throw new DomainError('test.concluded')
  }
}

/** Refuses an answer that comes too late; the first one after the time closes the test. */
async function assertOpen(house: House, id: number, test: Pick<Test, 'status' | 'end_at'>): Promise<void> {
  const now = house.clock()
  if (isOver(test, now)) await closeIfOver(house, id)
  assertRunning(test, now)
}

/** The answer that was handed in; to send the same value again does no harm. */
async function lockedAnswer(db: Db, { test_id, exercise_id }: Request, answer: Answer) {
  const [stored] = await db
    .select()
    .from(answers)
    .where(and(eq(answers.test_id, test_id), eq(answers.exercise_id, exercise_id)))
  if (!stored || !isDeepStrictEqual(valueOf(stored), answer)) throw new DomainError('answer.locked')
  return stored
}
