import { DomainError, noAnswer, type Answer, type SavedAnswer } from '@the-house/domain'
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isAmongIds, prepared } from '../../db/prepared.ts'
import { answers, exercises, objections, rulings, second_versions, tests } from '../../db/schema/index.ts'
import { exerciseAtStart, changedSince } from './exercise-snapshot.ts'

export type Test = typeof tests.$inferSelect
/** What decides which exercises an attempt has, and how they read. */
export type Attempt = Pick<Test, 'id' | 'exercise_ids' | 'start_at'>
export type ExerciseRow = typeof exercises.$inferSelect
export type AnswerRow = typeof answers.$inferSelect
export type SecondVersionRow = typeof second_versions.$inferSelect

/** An exercise with its answer in one attempt. */
export interface Entry {
  exercise: ExerciseRow
  answer: AnswerRow | null
  /** The student's objection to the mark, and the ruling on it. */
  objection?: Pick<typeof objections.$inferSelect, 'status' | 'reason'> | null
  reply?: string | null
  /** The second version that the student wrote after the correction. */
  second?: SecondVersionRow | null | undefined
}

/** Joins the objection to an answer; one to an answer that was changed since is ignored. */
export const isObjectionToAnswer = and(eq(objections.answer_id, answers.id), eq(objections.gist, answers.gist))

const byTest = prepared((db) =>
  db
    .select({
      exercise: getTableColumns(exercises),
      answer: getTableColumns(answers),
      objection: { status: objections.status, reason: objections.reason },
      reply: rulings.reply,
      second: getTableColumns(second_versions),
      former: changedSince(sql.placeholder('start_at')),
    })
    .from(exercises)
    .leftJoin(answers, and(eq(answers.exercise_id, exercises.id), eq(answers.test_id, sql.placeholder('test_id'))))
    .leftJoin(objections, isObjectionToAnswer)
    .leftJoin(rulings, eq(rulings.id, objections.ruling_id))
    .leftJoin(second_versions, eq(second_versions.answer_id, answers.id))
    .where(isAmongIds(exercises.id, 'exercise_ids'))
    .orderBy(sql`array_position(${sql.placeholder('exercise_ids')}::int[], ${exercises.id})`)
    .prepare('entries_of_test'),
)

/** Loads every exercise of an attempt with its answer, in order; the exercises as they were when the attempt began. */
export async function entriesOf(db: Db, { id, exercise_ids, start_at }: Attempt): Promise<Entry[]> {
  const rows = await byTest(db).execute({ test_id: id, exercise_ids, start_at: start_at?.toISOString() ?? null })
  return rows.map(({ exercise, former, ...held }) => ({ exercise: exerciseAtStart(exercise, former), ...held }))
}

const newest = prepared((db) =>
  db
    .select()
    .from(tests)
    .where(
      and(
        eq(tests.user_id, sql.placeholder('user_id')),
        eq(tests.topic_id, sql.placeholder('topic_id')),
        eq(tests.kind, 'PRACTICE'),
      ),
    )
    .orderBy(desc(tests.id))
    .limit(1)
    .prepare('current_attempt'),
)

/** Returns the newest attempt of a user at a topic. */
export async function currentAttempt(db: Db, userId: number, topicId: number): Promise<Test | undefined> {
  const [found] = await newest(db).execute({ user_id: userId, topic_id: topicId })
  return found
}

/** The row lock of an attempt: exclusive (`update`) to finish it, shared to add to it. */
export async function lockTest(tx: Db, id: number, strength: 'share' | 'update'): Promise<Test> {
  const [test] = await tx.select().from(tests).where(eq(tests.id, id)).for(strength)
  if (!test) throw new DomainError('notFound')
  return test
}

/** The answer that a row stores. */
export const valueOf = (row: AnswerRow | null): Answer =>
  row ? { alternatives: row.alternatives, text: row.text, options: row.options } : noAnswer

/** The answer that a row stores, with what a conflict tells of it. */
export const savedAnswerOf = (row: AnswerRow): SavedAnswer => {
  const { version, saved_at, client_id } = row
  return { ...valueOf(row), version, saved_at: saved_at.toISOString(), client_id }
}

/** The refusal of what is based on an earlier answer than the saved one; it carries the saved one. */
export const newerAnswer = (row: AnswerRow): DomainError =>
  new DomainError('answer.newer', undefined, { newer: savedAnswerOf(row) })
