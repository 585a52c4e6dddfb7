import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { classes, unities } from '../db/schema/index.ts'
import { calendarColumns, teachers } from './calendar-columns.ts'
import type { CalendarClass } from './class-event.ts'

/** A class as those are told of it whom it concerns. */
export interface ToldClass extends CalendarClass {
  /** With an at-sign where it is online. */
  short_name: string
  teacher_id: number | null
  cancel_reason: string
  /** That of its unit. */
  time_zone: string
}

/** Returns a class as it is now. */
export async function findToldClass(db: Db, id: number): Promise<ToldClass | undefined> {
  const { short_name, teacher_id, cancel_reason } = classes
  const [found] = await db
    .select({ ...calendarColumns, more: { short_name, teacher_id, cancel_reason }, time_zone: unities.time_zone })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .leftJoin(teachers, eq(teachers.id, classes.teacher_id))
    .where(eq(classes.id, id))
  if (!found) return undefined
  const { one, more, ...rest } = found
  return { ...one, ...more, ...rest }
}
