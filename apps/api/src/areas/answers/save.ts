import { isDeepStrictEqual } from 'node:util'
import { DomainError, type Answer, type Saved } from '@the-house/domain'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { answers, exercises, tests } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { valueOf } from '../surveys/sheet.ts'
import { fitAnswer, type Channel } from './fit.ts'

const byTest = prepared((db) =>
  db
    .select({
      status: tests.status,
      type: exercises.type,
      alternatives: exercises.alternatives,
      options: exercises.options,
    })
    .from(tests)
    .innerJoin(exercises, eq(exercises.topic_id, tests.topic_id))
    .where(
      and(
        eq(tests.id, sql.placeholder('test_id')),
        eq(tests.user_id, sql.placeholder('user_id')),
        eq(exercises.id, sql.placeholder('exercise_id')),
      ),
    )
    .prepare('sheet_of_answer'),
)

/**
 * One statement: the attempt is locked against being finished meanwhile, the answer written unless it
 * was handed in. No row comes back where either stood in the way.
 */
const upsert = prepared((db) =>
  db
    .insert(answers)
    .select((qb) =>
      qb
        .select({
          test_id: tests.id,
          exercise_id: sql`${sql.placeholder('exercise_id')}::int`.as('exercise_id'),
          alternatives: sql`${sql.placeholder('alternatives')}::int[]`.as('alternatives'),
          text: sql`${sql.placeholder('text')}::text`.as('text'),
          options: sql`${sql.placeholder('options')}::jsonb`.as('options'),
          saved_at: sql`${sql.placeholder('saved_at')}::timestamptz`.as('saved_at'),
        })
        .from(tests)
        .where(and(eq(tests.id, sql.placeholder('test_id')), eq(tests.status, 'STARTED')))
        .for('share'),
    )
    .onConflictDoUpdate({
      target: [answers.test_id, answers.exercise_id],
      set: {
        alternatives: sql`excluded.alternatives`,
        text: sql`excluded.text`,
        options: sql`excluded.options`,
        saved_at: sql`excluded.saved_at`,
      },
      setWhere: sql`${answers.answered_at} is null`,
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
  if (sheet.status !== 'STARTED') throw new DomainError('test.concluded')
  const answer = fitAnswer(sheet, channel, given)
  const now = house.clock()
  const [saved] = await upsert(house.db).execute({
    test_id,
    exercise_id,
    alternatives: `{${answer.alternatives.join(',')}}`,
    text: answer.text,
    options: JSON.stringify(answer.options),
    saved_at: now.toISOString(),
  })
  const { saved_at } = saved ?? (await lockedAnswer(house.db, request, answer))
  return { exercise_id, saved_at: saved_at.toISOString(), server_time: now.toISOString() }
}

/** What stood in the way: the attempt is over, or the answer handed in; the same value again is no harm. */
async function lockedAnswer(db: Db, { test_id, exercise_id }: Request, answer: Answer) {
  const [found] = await db
    .select({ status: tests.status, stored: getTableColumns(answers) })
    .from(tests)
    .leftJoin(answers, and(eq(answers.test_id, tests.id), eq(answers.exercise_id, exercise_id)))
    .where(eq(tests.id, test_id))
  if (!found?.stored || found.status !== 'STARTED') throw new DomainError('test.concluded')
  if (!isDeepStrictEqual(valueOf(found.stored), answer)) throw new DomainError('answer.locked')
  return found.stored
}
