import { allows, classProblems, isWorkKind, type WorkItem } from '@the-house/domain'
import { count, min, sql } from 'drizzle-orm'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { classes } from '../../db/schema/index.ts'
import { isUnitOfDuty } from '../../db/scope.ts'
import { findProblems } from '../timetable/problems.ts'
import { itemsOf } from './item.ts'

/** Those that wait for somebody; a class on a holiday may be meant so. */
const kinds = classProblems.flatMap((name) => (isWorkKind(name) ? [name] : []))

/** The classes of the coming weeks, in the units whose timetable the caller makes, in which something is missing. */
export async function findClassProblems(db: Db, user: AuthenticatedUser, now: Date): Promise<WorkItem[]> {
  if (!allows('timetable', user)) return []
  const found = findProblems(now, kinds, isUnitOfDuty(db, user, 'TIMETABLE', classes.unity_id))
  const rows = await db
    .select({
      kind: sql<(typeof kinds)[number]>`${found.problem}`,
      count: count(),
      oldest: min(found.start_date),
    })
    .from(found.rows)
    .groupBy(found.problem)
  return rows.flatMap((row) => itemsOf(row.kind, row))
}
