import { classProblems, type AnswerOf, type QueryOf, type timetableCalls } from '@the-house/domain'
import { and, asc, countDistinct, eq, sql } from 'drizzle-orm'
import type { AppContext } from '../../app-context.ts'
import { rowsOf } from '../../db/page.ts'
import { classes } from '../../db/schema/index.ts'
import { isUnitOfDuty } from '../../db/scope.ts'
import { presentClass } from './present.ts'
import { findProblems } from './problems.ts'
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
  const found = findProblems(now, problem ? [problem] : classProblems, within)
  const { limit, offset } = rowsOf(page)
  // The page is chosen first, so that all that is shown of a class is looked up for its rows alone.
  const ids = sql`array(select ${found.id} from ${found.rows} group by ${found.start_date}, ${found.id}
    order by ${found.start_date}, ${found.id} limit ${limit} offset ${offset})`
  const rows = await selectClasses(db, now)
    .where(sql`${classes.id} = any(${ids})`)
    .orderBy(asc(classes.start_date), asc(classes.id))
  const [all] = await db.select({ total: countDistinct(found.id) }).from(found.rows)
  const numbers = await numbersFor(db, rows)
  return {
    content: rows.map((row) => ({ ...presentClass(row, numbers), unity: row.unity })),
    meta: { ...page, total: all?.total ?? 0 },
  }
}
