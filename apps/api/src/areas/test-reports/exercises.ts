import { limits, type TestReport } from '@the-house/domain'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, config_test_exercises, exercises, tests } from '../../db/schema/index.ts'

const round = (value: number | null, digits: number) => (value === null ? null : Number(value.toFixed(digits)))

/** Returns the statistics of each exercise over a sample of ended tests. */
export async function exercisesOf(db: Db, config_test_id: number, ids: readonly number[]) {
  const newest = db
    .select({ id: tests.id, credit: tests.credit, exercise_ids: tests.exercise_ids })
    .from(tests)
    .where(inArray(tests.id, ids.slice()))
    .as('newest')
  const held = db
    .select({
      test_id: sql<number>`${newest.id}`.as('held_test'),
      credit: sql<number>`${newest.credit}`.as('held_credit'),
      exercise_id: sql<number>`unnest(${newest.exercise_ids})`.as('held_exercise'),
    })
    .from(newest)
    .as('held')
  // Answers are looked up one by one through their index: a join lets the planner scan the answers of the whole school.
  const given = db
    .select({ credit: answers.credit, answered_at: answers.answered_at })
    .from(answers)
    .where(and(eq(answers.test_id, held.test_id), eq(answers.exercise_id, held.exercise_id)))
    .limit(1)
    .as('given')
  // The credit of an answer: 0 where none was saved or it is empty.
  const credit = sql`coalesce(${given.credit}, 0)`
  // Answers that wait for a teacher are left out.
  const isMarked = sql`(${given.answered_at} is null or ${given.credit} is not null)`
  const rest = sql`${held.credit} - ${credit}`
  const went = db
    .select({
      exercise_id: held.exercise_id,
      held: sql<number>`count(*)::int`.as('held_count'),
      marked: sql<number>`count(*) filter (where ${isMarked})::int`.as('marked_count'),
      blank: sql<number>`count(*) filter (where ${given.answered_at} is null)::int`.as('blank_count'),
      facility: sql<number | null>`(avg(${credit}) filter (where ${isMarked}))::float8`.as('facility'),
      correlation: sql<number | null>`(corr(${credit}, ${rest}) filter (where ${isMarked}))::float8`.as('correlation'),
    })
    .from(held)
    .leftJoinLateral(given, sql`true`)
    .groupBy(held.exercise_id)
    .as('went')
  const rows = await db
    .select({
      id: exercises.id,
      title: exercises.title,
      type: exercises.type,
      held: went.held,
      marked: went.marked,
      blank: went.blank,
      facility: went.facility,
      correlation: went.correlation,
    })
    .from(went)
    .innerJoin(exercises, eq(exercises.id, went.exercise_id))
    .leftJoin(
      config_test_exercises,
      and(
        eq(config_test_exercises.exercise_id, exercises.id),
        eq(config_test_exercises.config_test_id, config_test_id),
      ),
    )
    .orderBy(sql`${config_test_exercises.position} asc nulls last`, asc(exercises.id))
  return rows.map(({ marked, facility, correlation, ...row }): TestReport['exercises'][number] => ({
    ...row,
    waiting: row.held - marked,
    facility: round(facility, 0),
    discrimination: marked < limits.discriminationFrom ? null : round(correlation, 2),
  }))
}
