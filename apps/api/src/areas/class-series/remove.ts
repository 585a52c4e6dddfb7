import { and, eq, exists, inArray, not, sql } from 'drizzle-orm'
import { class_students, class_waiting, classes } from '../../db/schema/index.ts'
import { cancelClassIn } from '../timetable/cancel.ts'
import type { Outcome } from '../timetable/news.ts'
import { recordClass } from '../timetable/record.ts'
import type { LockedClass, Work } from '../timetable/work.ts'

/** Deletes those of some classes that nobody was told of, comes to or waits for. @returns their ids */
async function deleteUnused(work: Work, rows: readonly LockedClass[]): Promise<Set<number>> {
  const { tx } = work
  const ids = rows.filter(({ sequence }) => sequence === 0).map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const hasRow = (table: typeof class_students | typeof class_waiting) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(table)
        .where(eq(table.class_id, classes.id)),
    )
  const gone = await tx
    .delete(classes)
    .where(and(inArray(classes.id, ids), not(hasRow(class_students)), not(hasRow(class_waiting))))
    .returning({ id: classes.id })
  const deleted = new Set(gone.map(({ id }) => id))
  for (const before of rows.filter(({ id }) => deleted.has(id)))
    await recordClass(work, { id: before.id, action: 'DELETE', before })
  return deleted
}

/**
 * Removes classes whose days their series no longer has: those that concern somebody are cancelled, and come back with
 * their days; one that was restored by hand stays.
 */
export async function removeClasses(
  work: Work,
  rows: readonly LockedClass[],
  reason: string,
): Promise<{ removed: number; outcomes: Outcome[] }> {
  const going = rows.filter(({ cancelled_at, dropped }) => !cancelled_at && !dropped)
  const deleted = await deleteUnused(work, going)
  const outcomes: Outcome[] = []
  for (const one of going.filter(({ id }) => !deleted.has(id))) {
    outcomes.push(await cancelClassIn(work, one, reason))
    await work.tx.update(classes).set({ dropped: true }).where(eq(classes.id, one.id))
  }
  return { removed: going.length, outcomes }
}
