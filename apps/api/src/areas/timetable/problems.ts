import { classProblems, limits, type ClassProblem } from '@the-house/domain'
import { sql, type SQL } from 'drizzle-orm'
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

/** The classes of which `which` holds with their problems among `names`. */
const holding = (now: Date, names: readonly ClassProblem[], which: SQL): SQL => sql`
  select found.problem, ${classes.id}, ${classes.start_date}
  from ${classes} join ${unities} on ${unities.id} = ${classes.unity_id}
    cross join lateral (values ${sql.join(
      names.map((name) => sql`(${name}::text, ${problems[name](now)})`),
      sql`, `,
    )}) as found(problem, holds)
  where ${which} and found.holds`

/**
 * The classes of which `which` holds on the holidays of which `days` holds; the bounds are wider than any time zone, for
 * the index, and the offset keeps the planner from reading the classes of all days instead.
 */
const onHolidays = (now: Date, days: SQL, which: SQL): SQL => sql`
  select 'HOLIDAY', held.* from ${holidays} cross join lateral (
    select ${classes.id}, ${classes.start_date}
    from ${classes} join ${unities} on ${unities.id} = ${classes.unity_id}
    where ${which}
      and ${classes.start_date} > ${holidays.first_day} - interval '2 days'
      and ${classes.start_date} < ${holidays.last_day} + interval '3 days'
      and ${localDay(sql`${classes.start_date}`)} between ${holidays.first_day} and ${holidays.last_day}
    offset 0) held
  where ${days} and ${holidays.deleted_at} is null and ${holidays.last_day} > ${instant(now)}::date - 3
    and ${holidays.first_day} < ${instant(now)}::date + ${limits.classProblemDays + 3}::int`

/**
 * Where the classes with a problem are found, so that those in which nothing is missing are not looked at: by what the
 * class itself says, among those of the next hours, and on the days of holidays.
 */
const places: Record<'own' | 'soon' | 'holidays', (now: Date, names: readonly ClassProblem[], which: SQL) => SQL> = {
  own: (now, names, which) => holding(now, names, sql`${which} and (${isUnfinished})`),
  soon: (now, names, which) =>
    holding(now, names, sql`${which} and ${classes.start_date} < ${instant(now)} + ${hours(limits.fewBookingsHours)}`),
  // Apart, since no index serves the alternative; of two holidays on one day `union` leaves one row.
  holidays: (now, _names, which) => sql`
    (${onHolidays(now, sql`${holidays.unity_id} is null`, which)}
    union ${onHolidays(now, sql`${holidays.unity_id} is not null`, sql`${which} and ${holidays.unity_id} = ${classes.unity_id}`)})`,
}
const placeOf: Record<ClassProblem, keyof typeof places> = {
  NO_TEACHER: 'own',
  NO_ROOM: 'own',
  NO_LINK: 'own',
  FEW_BOOKINGS: 'soon',
  HOLIDAY: 'holidays',
  COVER_ASKED: 'own',
  CONFLICT: 'own',
}

/** A row, of `found`, for each of some problems that a class of the coming weeks in an open unit has. */
export interface FoundProblems {
  rows: SQL
  problem: SQL<ClassProblem>
  id: SQL<number>
  start_date: SQL<Date>
}

/**
 * Finds which of some problems the classes of the coming weeks have, in units that are open.
 * @param within a condition on the unit of the class; default: every unit
 */
export function findProblems(now: Date, names: readonly ClassProblem[], within: SQL = sql`true`): FoundProblems {
  const which = sql`${isAhead(now)} and ${within} and ${unities.deleted_at} is null and not ${unities.archived}
    and ${classes.start_date} < ${instant(now)} + ${hours(limits.classProblemDays * 24)}`
  const asked = Array.from(new Set(names.map((name) => placeOf[name])), (place) => {
    const inPlace = names.filter((name) => placeOf[name] === place)
    return places[place](now, inPlace, which)
  })
  return {
    rows: sql`(${sql.join(asked, sql` union all `)}) as found(problem, id, start_date)`,
    problem: sql`found.problem`,
    id: sql`found.id`,
    start_date: sql`found.start_date`,
  }
}
