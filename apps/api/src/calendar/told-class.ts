import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { classes, unities } from '../db/schema/index.ts'
import { calendarColumns, teachers } from './calendar-columns.ts'
import type { CalendarClass } from './class-event.ts'

/** A class as those are told of it whom it concerns. */
export interface ToldClass extends CalendarClass {
  /** With an at-sign where it is online. */
  short_name: string
  teacher_id: number | null
  /** The teacher whom a substitute stands in for. */
  substitute_for: number | null
  cancel_reason: string
  /** Grows with every change that its people are told of. */
  sequence: number
  /** That of its unit. */
  time_zone: string
}

/** Returns classes as they are now, by start. */
export async function findToldClasses(db: Db, ids: readonly number[]): Promise<ToldClass[]> {
  const { short_name, teacher_id, substitute_for, cancel_reason, sequence } = classes
  const rows = await db
    .select({
      ...calendarColumns,
      more: { short_name, teacher_id, substitute_for, cancel_reason, sequence },
      time_zone: unities.time_zone,
    })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .leftJoin(teachers, eq(teachers.id, classes.teacher_id))
    .where(inArray(classes.id, [...ids]))
    .orderBy(asc(classes.start_date), asc(classes.id))
  return rows.map(({ one, more, ...rest }) => ({ ...one, ...more, ...rest }))
}

/** Returns a class as it is now. */
export const findToldClass = async (db: Db, id: number): Promise<ToldClass | undefined> =>
  (await findToldClasses(db, [id]))[0]
