import { and, count, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { answers, tests, users } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isAnswerInScope } from '../corrections/scope.ts'
import type { Same } from './impact.ts'

/**
 * Counts the answers in the caller's scope that are equal to some answers and count as wrong.
 * @returns the count of each, by its place
 */
export async function countAlike(db: Db, user: AuthenticatedUser, given: readonly Same[]): Promise<number[]> {
  if (given.length === 0) return []
  const own = db.select({ id: tests.id }).from(tests).where(eq(tests.user_id, user.id))
  const inScope = db
    .select({ id: tests.id })
    .from(tests)
    .innerJoin(users, eq(users.id, tests.user_id))
    .where(and(ne(tests.user_id, user.id), isAnswerInScope(db, user)))
  const exercise_ids = sql.param(given.map(({ exercise_id }) => exercise_id))
  const gists = sql.param(given.map(({ gist }) => gist))
  const place = sql<number>`same.place::int`
  const rows = await db
    .select({ place, count: count() })
    .from(sql`unnest(${exercise_ids}::int[], ${gists}::text[]) with ordinality as same (exercise_id, gist, place)`)
    .innerJoin(
      answers,
      and(
        sql`${answers.exercise_id} = same.exercise_id and ${answers.gist} = same.gist`,
        eq(answers.correct, false),
        // For the whole school the index of the answers has everything: their tests are not looked up one by one.
        user.admin ? notInArray(answers.test_id, own) : inArray(answers.test_id, inScope),
      ),
    )
    .groupBy(place)
  const counts = new Map(rows.map((row) => [row.place, row.count]))
  return given.map((_, index) => counts.get(index + 1) ?? 0)
}
