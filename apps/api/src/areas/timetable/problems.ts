import { classProblems, limits, type ClassProblem } from '@the-house/domain'
import { and, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOnline } from '../../calendar/place.ts'
import { classes, holidays, unities } from '../../db/schema/index.ts'
import { localDay } from '../schedules/days.ts'

const other = alias(classes, 'other_class')
const hours = (amount: number) => sql`${amount} * interval '1 hour'`
const instant = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** The condition that a class is ahead: nothing is missing of one that has begun or is cancelled. */
const isAhead = (now: Date): SQL => sql`(${classes.cancelled_at} is null and ${classes.start_date} > ${instant(now)})`

/** Whether a class that overlapped others before that was refused still does; the bounds are there for the index. */
const overlaps = sql`exists (
  select from ${classes} ${sql.identifier('other_class')}
  where ${other.id} <> ${classes.id} and ${other.during} && ${classes.during}
    and ${other.start_date} < ${classes.end_date}
    and (${other.room_id} = ${classes.room_id} or ${other.teacher_id} = ${classes.teacher_id}))`

const onHoliday = sql`exists (
  select from ${holidays}
  where ${holidays.deleted_at} is null
    and (${holidays.unity_id} is null or ${holidays.unity_id} = ${classes.unity_id})
    and ${localDay(sql`${classes.start_date}`)} between ${holidays.first_day} and ${holidays.last_day})`

/** What each problem of a class that is ahead is; a query that asks joins the unit of the class. */
const problems: Record<ClassProblem, (now: Date) => SQL> = {
  NO_TEACHER: () => sql`${classes.teacher_id} is null`,
  // A class elsewhere says where.
  NO_ROOM: () => sql`(not ${isOnline} and ${classes.room_id} is null and ${classes.room} = '')`,
  NO_LINK: () => sql`(${isOnline} and coalesce(${classes.url}, '') = '')`,
  FEW_BOOKINGS: (now) => sql`(${classes.start_date} < ${instant(now)} + ${hours(limits.fewBookingsHours)}
    and ${classes.scheduled_students} < least(${limits.fewBookings}::int, ${classes.max_students}))`,
  HOLIDAY: () => onHoliday,
  COVER_ASKED: () => sql`${classes.cover_asked_at} is not null`,
  CONFLICT: () => sql`(not ${classes.ruled} and ${overlaps})`,
}

/** The problems of a class, in their order. */
export const problemsOf = (now: Date): SQL<ClassProblem[]> => {
  const each = classProblems.map((name) => sql`case when ${problems[name](now)} then ${name}::text end`)
  return sql<ClassProblem[]>`case when ${isAhead(now)}
    then array_to_json(array_remove(array[${sql.join(each, sql`, `)}], null)) else '[]'::json end`
}

/** The condition that a class of the coming weeks, in a unit that is open, has one of some problems. */
export const hasProblem = (now: Date, names: readonly ClassProblem[] = classProblems): SQL | undefined =>
  and(
    gt(classes.start_date, now),
    lt(classes.start_date, sql`${instant(now)} + ${hours(limits.classProblemDays * 24)}`),
    isNull(classes.cancelled_at),
    isNull(unities.deleted_at),
    eq(unities.archived, false),
    or(...names.map((name) => problems[name](now))),
  )

/** A table of one row for each of some problems that a class has, as `problem`. */
export const problemRows = (now: Date, names: readonly ClassProblem[]): SQL =>
  sql`(values ${sql.join(
    names.map((name) => sql`(${name}::text, ${problems[name](now)})`),
    sql`, `,
  )})`
