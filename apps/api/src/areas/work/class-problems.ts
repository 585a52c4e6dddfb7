import { allows, classProblems, isWorkKind, type WorkItem } from '@the-house/domain'
import { count, eq, min, sql } from 'drizzle-orm'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { classes, unities } from '../../db/schema/index.ts'
import { isUnitOfDuty } from '../../db/scope.ts'
import { hasProblem, problemRows } from '../timetable/problems.ts'
import { itemsOf } from './item.ts'

/** Those that wait for somebody; a class on a holiday may be meant so. */
const kinds = classProblems.flatMap((name) => (isWorkKind(name) ? [name] : []))

/** The classes of the coming weeks, in the units whose timetable the caller makes, in which something is missing. */
export async function findClassProblems(db: Db, user: AuthenticatedUser, now: Date): Promise<WorkItem[]> {
  if (!allows('timetable', user)) return []
  const kind = sql<(typeof kinds)[number]>`found.problem`
  const rows = await db
    .select({ kind, count: count(), oldest: min(classes.start_date) })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .innerJoin(sql`lateral ${problemRows(now, kinds)} as found(problem, holds)`, sql`found.holds`)
    .where(hasProblem(now, kinds, isUnitOfDuty(db, user, 'TIMETABLE', classes.unity_id)))
    .groupBy(kind)
  return rows.flatMap((row) => itemsOf(row.kind, row))
}
