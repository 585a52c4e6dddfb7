import type { CorrectionQueue, Facets } from '@the-house/domain'
import { and, asc, eq, gt, sql, type Column } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { isUnitInScope } from '../../db/scope.ts'
import {
  books,
  chapters,
  config_tests,
  exercises,
  topics,
  unit_groups,
  unities,
  waiting_answers,
  waiting_totals,
} from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isGroupInScope } from '../../db/unit-groups.ts'
import { isCountedByExercise, isWaitingIn, type Part } from './part.ts'

const asNumber = (column: Column, name: string) => sql<number>`${column}`.as(name)

/** The totals of a queue by exercise and test; the answers of the caller are taken off. */
function totalsOf(db: Db, user: AuthenticatedUser, part: Part) {
  const { exercise_id, config_test_id, count: held } = waiting_totals
  const kept = db
    .select({
      exercise_id: asNumber(exercise_id, 'of_exercise'),
      config_test_id: asNumber(config_test_id, 'of_test'),
      held: sql<number>`${held}`.as('held'),
    })
    .from(waiting_totals)
    .where(isCountedByExercise(db, user, part))
  const own = db
    .select({
      exercise_id: asNumber(waiting_answers.exercise_id, 'of_exercise'),
      config_test_id: asNumber(waiting_answers.config_test_id, 'of_test'),
      held: sql<number>`-1`.as('held'),
    })
    .from(waiting_answers)
    .where(and(eq(waiting_answers.user_id, user.id), isWaitingIn(db, user, part)))
  return unionAll(kept, own).as('totals')
}

/** The totals with the names that they are told by, a row for each chapter and test, in the order of the course. */
function totalsInCourse(db: Db, user: AuthenticatedUser, part: Part) {
  const totals = totalsOf(db, user, part)
  const sum = sql<number>`sum(${totals.held})::int`
  return db
    .select({
      count: sum,
      book: { id: books.id, name: books.name },
      chapter: { id: chapters.id, name: chapters.name },
      test: { id: config_tests.id, name: config_tests.name },
      test_rank: sql<number>`(dense_rank() over (order by ${config_tests.name}, ${config_tests.id}))::int`,
    })
    .from(totals)
    .innerJoin(exercises, eq(exercises.id, totals.exercise_id))
    .innerJoin(topics, eq(topics.id, exercises.topic_id))
    .innerJoin(chapters, eq(chapters.id, topics.chapter_id))
    .innerJoin(books, eq(books.id, chapters.book_id))
    .leftJoin(config_tests, eq(config_tests.id, totals.config_test_id))
    .groupBy(books.id, chapters.id, config_tests.id)
    .having(gt(sum, 0))
    .orderBy(asc(books.position), asc(books.id), asc(chapters.position), asc(chapters.id))
}

/** Adds up the counts of what has the same id; the first of them stands for all. */
const addUp = <T extends { id: number; count: number }>(counted: T[]): T[] =>
  Array.from(Map.groupBy(counted, ({ id }) => id).values()).flatMap((alike) =>
    alike.slice(0, 1).map((first) => ({ ...first, count: alike.reduce((sum, { count }) => sum + count, 0) })),
  )

/** The totals of a queue by the units of the students, by name; a student of two units counts in both. */
function unitsOf(db: Db, user: AuthenticatedUser, queue: CorrectionQueue): Promise<Facets['units']> {
  const { unit_group_id, exercise_id, hour } = waiting_totals
  const own = db.$count(
    waiting_answers,
    and(
      eq(waiting_answers.user_id, user.id),
      eq(waiting_answers.unit_group_id, unit_groups.id),
      eq(waiting_answers.queue, queue),
    ),
  )
  const total = db
    .select({ held: sql<number>`sum(${waiting_totals.count}) - ${own}`.as('held') })
    .from(waiting_totals)
    .where(and(eq(unit_group_id, unit_groups.id), eq(waiting_totals.queue, queue), eq(exercise_id, 0), eq(hour, 0)))
    .as('total')
  const sum = sql<number>`coalesce(sum(${total.held}), 0)::int`
  return db
    .select({ id: unities.id, name: unities.name, count: sum })
    .from(unit_groups)
    .crossJoinLateral(total)
    .innerJoin(unities, sql`${unities.id} = any(${unit_groups.unity_ids})`)
    .where(and(isGroupInScope(db, user), isUnitInScope(db, user, unities.id)))
    .groupBy(unities.id, unities.name)
    .having(gt(sum, 0))
    .orderBy(asc(unities.name), asc(unities.id))
}

/** Counts the facets of a queue: books and chapters in their own order, units and tests by name. */
export async function facetsOf(db: Db, user: AuthenticatedUser, queue: CorrectionQueue): Promise<Facets> {
  const [rows, units] = await Promise.all([totalsInCourse(db, user, { queue }), unitsOf(db, user, queue)])
  const tests = rows
    .toSorted((one, other) => one.test_rank - other.test_rank)
    .flatMap(({ test, count }) => (test ? [{ ...test, count }] : []))
  return {
    books: addUp(rows.map(({ book, count }) => ({ ...book, count }))),
    chapters: addUp(rows.map(({ chapter, book, count }) => ({ ...chapter, book_id: book.id, count }))),
    units,
    tests: addUp(tests),
  }
}
