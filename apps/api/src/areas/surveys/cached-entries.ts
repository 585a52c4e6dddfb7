import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { isAmongIds, prepared } from '../../db/prepared.ts'
import { answers, changes, exercises, objections, rulings, second_versions } from '../../db/schema/index.ts'
import { versionedCache } from '../../db/versioned-cache.ts'
import { entriesOf, isObjectionToAnswer, type Attempt, type Entry, type ExerciseRow } from './attempt-rows.ts'

const byIds = prepared((db) =>
  db
    .select({
      exercise: getTableColumns(exercises),
      changed_at: sql`(
        select max(c.at) from ${changes} c
        where c.entity = 'exercises' and c.entity_id = "exercises"."id" and c.action = 'UPDATE'
      )`.mapWith(changes.at),
    })
    .from(exercises)
    .where(isAmongIds(exercises.id, 'exercise_ids'))
    .orderBy(sql`array_position(${sql.placeholder('exercise_ids')}::int[], ${exercises.id})`)
    .prepare('exercises_of_attempts'),
)

/** The exercises of attempts at one topic or test, in order, and when they were last changed; null: never. */
interface Sheet {
  exercises: readonly ExerciseRow[]
  changedAt: Date | null
}

const kept = versionedCache<Sheet>(512)

async function read(db: Db, exercise_ids: readonly number[]): Promise<Sheet> {
  const rows = await byIds(db).execute({ exercise_ids })
  const times = rows.flatMap(({ changed_at }) => changed_at ?? [])
  return {
    exercises: rows.map(({ exercise }) => exercise),
    changedAt: times.reduce<Date | null>((last, at) => (last && last > at ? last : at), null),
  }
}

type Asking = Pick<AuthenticatedUser, 'content_version'>

/** The exercises of an attempt from memory; null where one was changed since the attempt began. */
async function sheetOf(db: Db, { content_version }: Asking, { exercise_ids, start_at }: Attempt) {
  const { exercises: rows, changedAt } = await kept(db, content_version, exercise_ids.join(), () =>
    read(db, exercise_ids),
  )
  return start_at && changedAt && changedAt > start_at ? null : rows
}

/** The exercises of an attempt, in order, as they were when it began. */
export async function cachedExercisesOf(db: Db, user: Asking, attempt: Attempt): Promise<readonly ExerciseRow[]> {
  const sheet = await sheetOf(db, user, attempt)
  return sheet ?? (await entriesOf(db, attempt)).map(({ exercise }) => exercise)
}

/** One exercise of an attempt as it was when the attempt began; undefined where it has no such exercise. */
export async function cachedExerciseOf(
  db: Db,
  user: Asking,
  attempt: Attempt,
  id: number,
): Promise<ExerciseRow | undefined> {
  const sheet = await sheetOf(db, user, attempt)
  if (sheet) return sheet.find((exercise) => exercise.id === id)
  const [entry] = await entriesOf(db, { ...attempt, exercise_ids: attempt.exercise_ids.filter((one) => one === id) })
  return entry?.exercise
}

const answersOf = prepared((db) =>
  db
    .select({
      answer: getTableColumns(answers),
      objection: { status: objections.status, reason: objections.reason },
      reply: rulings.reply,
      second: getTableColumns(second_versions),
    })
    .from(answers)
    .leftJoin(objections, isObjectionToAnswer)
    .leftJoin(rulings, eq(rulings.id, objections.ruling_id))
    .leftJoin(second_versions, eq(second_versions.answer_id, answers.id))
    .where(eq(answers.test_id, sql.placeholder('test_id')))
    .prepare('answers_of_test'),
)

/**
 * Loads every exercise of an attempt with its answer, in order, for a request that changes nothing: the exercises are
 * kept in memory until content changes. Those of an attempt that began before a change of one are read as they were.
 */
export async function cachedEntriesOf(db: Db, user: Asking, attempt: Attempt): Promise<Entry[]> {
  const sheet = await sheetOf(db, user, attempt)
  if (!sheet) return entriesOf(db, attempt)
  const rows = await answersOf(db).execute({ test_id: attempt.id })
  const own = new Map(rows.map((row) => [row.answer.exercise_id, row]))
  return sheet.map((exercise) => ({ exercise, ...(own.get(exercise.id) ?? { answer: null }) }))
}
