import { DomainError, type AnswerOf, type BodyOf, type timetableCalls } from '@the-house/domain'
import { and, asc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../db/client.ts'
import { classes, user_unities, users } from '../../db/schema/index.ts'
import { isUnitOfDuty, isMember } from '../../db/scope.ts'
import { localDay } from '../schedules/days.ts'
import { presentClass } from './present.ts'
import { daysOf, numbersFor, type Maker } from './read.ts'
import { selectClasses } from './select.ts'
import { findTeachers, givesClasses } from './teachers.ts'

const other = alias(classes, 'other')

/** Which of some teachers give another class during some classes, as pairs of both ids. */
async function findOccupied(db: Db, ids: readonly number[], teacher_ids: readonly number[]): Promise<Set<string>> {
  // The bounds are there for the index; no class is longer than a day.
  const isMeanwhile = sql`${other.during} && ${classes.during} and ${other.start_date} < ${classes.end_date}
    and ${other.start_date} > ${classes.start_date} - interval '1 day'`
  const rows = await db
    .select({ id: classes.id, teacher_id: other.teacher_id })
    .from(classes)
    .innerJoin(other, and(inArray(other.teacher_id, [...teacher_ids]), isMeanwhile))
    .where(inArray(classes.id, [...ids]))
  return new Set(rows.map(({ id, teacher_id }) => `${id} ${teacher_id}`))
}

/** Refuses who gives no classes in a unit whose timetable the user makes. */
async function assertTeacher(db: Db, user: Maker, id: number): Promise<void> {
  const isOwn = isUnitOfDuty(db, user, 'TIMETABLE', user_unities.unity_id)
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), givesClasses(), isOwn && isMember(db, users.id, isOwn)))
  if (!found) throw new DomainError('notFound')
}

/** Lists the classes ahead of a teacher between two days, by start, and the teachers of its unit who are free then. */
export async function listAbsence(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  user: Maker,
  { id, from, to }: BodyOf<typeof timetableCalls.absence> & { id: number },
): Promise<AnswerOf<typeof timetableCalls.absence>> {
  daysOf({ first_day: from, last_day: to }, 'to')
  await assertTeacher(db, user, id)
  const now = clock()
  const day = localDay(sql`${classes.start_date}`)
  const rows = await selectClasses(db, now)
    .where(
      and(
        eq(classes.teacher_id, id),
        isUnitOfDuty(db, user, 'TIMETABLE', classes.unity_id),
        isNull(classes.cancelled_at),
        gt(classes.start_date, now),
        gte(classes.start_date, sql`(${from}::date - 1)::timestamp at time zone 'UTC'`),
        lt(classes.start_date, sql`(${to}::date + 2)::timestamp at time zone 'UTC'`),
        sql`${day} between ${from}::date and ${to}::date`,
      ),
    )
    .orderBy(asc(classes.start_date), asc(classes.id))
  const units = Array.from(new Set(rows.map(({ one }) => one.unity_id)))
  const teachers = await findTeachers(db, units)
  const occupied = await findOccupied(
    db,
    rows.map(({ one }) => one.id),
    teachers.map((teacher) => teacher.id),
  )
  const numbers = await numbersFor(db, rows)
  return {
    content: rows.map((row) => ({
      ...presentClass(row, numbers),
      free: teachers
        .filter(
          ({ id: teacher, unity_id }) => unity_id === row.one.unity_id && !occupied.has(`${row.one.id} ${teacher}`),
        )
        .map(({ id: teacher, name }) => ({ id: teacher, name })),
    })),
  }
}
