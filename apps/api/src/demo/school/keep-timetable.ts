import { count, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { class_students, class_waiting, classes } from '../../db/schema/index.ts'
import { insertAll } from '../insert.ts'
import { Random } from '../random.ts'
import { accounts } from './accounts.ts'
import { bookings } from './bookings.ts'
import { crowd } from './crowd.ts'
import { units } from './places.ts'
import { timetable } from './timetable.ts'
import { inWeekOf, weekNumber } from './wall-clock.ts'

const week = 7 * 86_400_000
/** How many weeks before and after the current one have classes. */
const [past, ahead] = [2, 4]
/** The time zone that counts the weeks for all units, whose clocks differ by an hour or two. */
const zone = 'America/Sao_Paulo'

/** Returns the weeks around `now` without any class, by an instant in each and the distance from the current week. */
async function emptyWeeks(db: Db, now: Date): Promise<{ off: number; at: Date }[]> {
  const from = new Date(now.getTime() - (past + 1) * week)
  const rows = await db.select({ start: classes.start_date }).from(classes).where(gte(classes.start_date, from))
  const known = new Set(rows.map(({ start }) => weekNumber(start, zone)))
  return (
    Array.from({ length: past + 1 + ahead }, (_, index) => index - past)
      // In the middle of a week, all time zones of the country are in the same week.
      .map((off) => ({ off, at: inWeekOf(now, zone, { weekday: 7 * off + 2, time: '12:00' }) }))
      .filter(({ at }) => !known.has(weekNumber(at, zone)))
  )
}

async function fill(tx: Db, { off, at }: { off: number; at: Date }, now: Date): Promise<void> {
  const people = [...accounts, ...crowd(new Random(7), accounts.length)]
  const rows = timetable(
    units,
    people.filter(({ profile }) => profile === 'TEACHER'),
    at,
  )
  const ids = await tx.insert(classes).values(rows).returning({ id: classes.id })
  const offered = rows.flatMap((row, index) => ids.slice(index, index + 1).map(({ id }) => ({ ...row, id })))
  const random = new Random(weekNumber(at, zone))
  // Later weeks are left for the visitor to book.
  const shown = { classes: off < 2 ? 3 : 0, waits: off === 1 }
  const { booked, waiting } = bookings({ classes: offered, people, random, now, shown })
  await insertAll(tx, class_students, booked)
  await insertAll(tx, class_waiting, waiting)
  const scheduled_students = tx
    .select({ count: count() })
    .from(class_students)
    .where(eq(class_students.class_id, classes.id))
  await tx
    .update(classes)
    .set({ scheduled_students: sql`(${scheduled_students})` })
    .where(
      inArray(
        classes.id,
        offered.map(({ id }) => id),
      ),
    )
}

/**
 * Adds classes with bookings to the weeks around `now` that have none; existing ones stay unchanged. Run periodically,
 * it keeps the current and the next weeks from being empty.
 */
export async function keepTimetable(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const empty of await emptyWeeks(tx, now)) await fill(tx, empty, now)
  })
}
