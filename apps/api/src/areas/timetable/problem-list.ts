import type { AnswerOf, QueryOf, timetableCalls } from '@the-house/domain'
import { and, asc, count, eq } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { rowsOf } from '../../db/page.ts'
import { classes, unities } from '../../db/schema/index.ts'
import { isUnitOfDuty } from '../../db/scope.ts'
import { presentClass } from './present.ts'
import { hasProblem } from './problems.ts'
import { findUnit, numbersFor, type Maker } from './read.ts'
import { selectClasses } from './select.ts'

/** Returns a page of the classes of the coming weeks, in the caller's units, in which something is missing or wrong. */
export async function listProblems(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  user: Maker,
  { problem, unity_id, ...page }: QueryOf<typeof timetableCalls.classProblems>,
): Promise<AnswerOf<typeof timetableCalls.classProblems>> {
  const now = clock()
  if (unity_id !== undefined) await findUnit(db, user, unity_id)
  const within = and(
    isUnitOfDuty(db, user, 'TIMETABLE', classes.unity_id),
    unity_id === undefined ? undefined : eq(classes.unity_id, unity_id),
  )
  const where = hasProblem(now, problem && [problem], within)
  const { limit, offset } = rowsOf(page)
  const rows = await selectClasses(db, now)
    .where(where)
    .orderBy(asc(classes.start_date), asc(classes.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db
    .select({ total: count() })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .where(where)
  const numbers = await numbersFor(db, rows)
  return {
    content: rows.map((row) => ({ ...presentClass(row, numbers), unity: row.unity })),
    meta: { ...page, total: all?.total ?? 0 },
  }
}
