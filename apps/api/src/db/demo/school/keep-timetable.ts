import { count, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { class_students, class_waiting, classes } from '../../schema/index.ts'
import { insertAll } from '../insert.ts'
import { Random } from '../random.ts'
import { accounts } from './accounts.ts'
import { bookings } from './bookings.ts'
import { crowd } from './crowd.ts'
import { units } from './places.ts'
import { timetable } from './timetable.ts'
import { inWeekOf, weekNumber } from './wall-clock.ts'

const week = 7 * 86_400_000
/** Weeks before and after the running one that have classes. */
const [past, ahead] = [2, 4]
/** It counts the weeks for all units: their clocks differ by an hour or two. */
const zone = 'America/Sao_Paulo'

/** The weeks around `now` in which nobody has put a class yet, by an instant in each and how far off it is. */
async function emptyWeeks(db: Db, now: Date): Promise<{ off: number; at: Date }[]> {
  const from = new Date(now.getTime() - (past + 1) * week)
  const rows = await db.select({ start: classes.start_date }).from(classes).where(gte(classes.start_date, from))
  const known = new Set(rows.map(({ start }) => weekNumber(start, zone)))
  return (
    Array.from({ length: past + 1 + ahead }, (_, index) => index - past)
      // In the middle of a week it is the same week in all of the country.
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
  // Later weeks are left to whoever is shown around.
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
 * Gives the demonstration school classes in the weeks around `now`, with people in them; what is there stays as it is.
 * Done from time to time, it keeps the running week and the next ones from ever being empty.
 */
export async function keepTimetable(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    for (const empty of await emptyWeeks(tx, now)) await fill(tx, empty, now)
  })
}
