import { classProblems, limits, type ClassProblem } from '@the-house/domain'
import { and, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOnline } from '../../calendar/place.ts'
import { classes, holidays, unfinishedClass, unities } from '../../db/schema/index.ts'
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

/** The condition of the index `classes_unfinished`, word for word: what a class itself says is missing in it. */
const isUnfinished = sql.raw(unfinishedClass)
const from = sql`from ${classes} where cancelled_at is null and`

/**
 * Where the classes with a problem are found, so that those in which nothing is missing are not looked at: by what the
 * class itself says, among those of the next hours, and on the days of holidays. The bounds of days are wider than any time zone.
 */
const candidates = (now: Date, within: SQL): Record<'own' | 'soon' | 'holidays', SQL> => ({
  own: sql`select id ${from} ${within} and (${isUnfinished}) and start_date > ${instant(now)}`,
  soon: sql`select id ${from} ${within} and start_date > ${instant(now)}
    and start_date < ${instant(now)} + ${hours(limits.fewBookingsHours)}`,
  holidays: sql.join(
    // Apart, since no index serves the alternative.
    [sql`${holidays.unity_id} is null`, sql`unity_id = ${holidays.unity_id}`].map(
      (isOf) => sql`select held.id from ${holidays} cross join lateral (
        select id ${from} ${within} and ${isOf}
          and start_date > ${holidays.first_day} - interval '2 days'
          and start_date < ${holidays.last_day} + interval '3 days') held
        where ${holidays.deleted_at} is null and ${holidays.last_day} > ${instant(now)}::date - 3`,
    ),
    sql` union all `,
  ),
})
const foundIn: Record<ClassProblem, keyof ReturnType<typeof candidates>> = {
  NO_TEACHER: 'own',
  NO_ROOM: 'own',
  NO_LINK: 'own',
  FEW_BOOKINGS: 'soon',
  HOLIDAY: 'holidays',
  COVER_ASKED: 'own',
  CONFLICT: 'own',
}

function isCandidate(now: Date, names: readonly ClassProblem[], within: SQL): SQL {
  const all = candidates(now, within)
  const places = Array.from(new Set(names.map((name) => foundIn[name])), (place) => all[place])
  return sql`${classes.id} in (${sql.join(places, sql` union all `)})`
}

/**
 * The condition that a class of the coming weeks, in a unit that is open, has one of some problems.
 * @param within a condition on the unit of the class; default: every unit
 */
export const hasProblem = (
  now: Date,
  names: readonly ClassProblem[] = classProblems,
  within: SQL = sql`true`,
): SQL | undefined =>
  and(
    gt(classes.start_date, now),
    lt(classes.start_date, sql`${instant(now)} + ${hours(limits.classProblemDays * 24)}`),
    isNull(classes.cancelled_at),
    isNull(unities.deleted_at),
    eq(unities.archived, false),
    within,
    isCandidate(now, names, within),
    or(...names.map((name) => problems[name](now))),
  )

/** A table of one row for each of some problems that a class has, as `problem`. */
export const problemRows = (now: Date, names: readonly ClassProblem[]): SQL =>
  sql`(values ${sql.join(
    names.map((name) => sql`(${name}::text, ${problems[name](now)})`),
    sql`, `,
  )})`
