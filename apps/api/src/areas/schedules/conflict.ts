import { DomainError, type ErrorToken } from '@the-house/domain'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { wallTime } from '../../calendar/wall-time.ts'
import { hasCode, violatedConstraint, violationDetail } from '../../contract/map-error.ts'
import type { Db } from '../../db/client.ts'
import { class_students, classes, unities, users } from '../../db/schema/index.ts'
import { placeOfClass } from '../../calendar/place.ts'

const exclusionViolation = '23P01'
const deadlock = '40P01'

const tokens: Record<string, ErrorToken> = {
  classes_room_taken: 'class.roomTaken',
  classes_teacher_busy: 'class.teacherBusy',
  class_students_busy: 'class.studentBusy',
}

/** The row in the way, as the database names it: `Key (...)=([7,8), ["2026-03-20 22:30:00+00",...))`. */
const keyPattern = /=\(\[(\d+),\d+\), \["([^"]+)","[^"]+"\)\)/g

const teachers = alias(users, 'teachers')
const students = alias(users, 'students')

/** Finds the class in which a room, a teacher or a student is from `start` on. */
async function classInTheWay(db: Db, constraint: string, { id, start }: { id: number; start: string }) {
  const [found] = await db
    .select({
      name: classes.name,
      room: placeOfClass,
      teacher: teachers.name,
      student: students.name,
      start_date: classes.start_date,
      end_date: classes.end_date,
      time_zone: unities.time_zone,
    })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .leftJoin(teachers, eq(teachers.id, classes.teacher_id))
    .leftJoin(class_students, and(eq(class_students.class_id, classes.id), eq(class_students.user_id, id)))
    .leftJoin(students, eq(students.id, class_students.user_id))
    .where(
      and(
        sql`lower(${classes.during}) = ${start}::timestamptz`,
        eq(classes.start_date, sql`${start}::timestamptz`),
        constraint === 'classes_room_taken' ? eq(classes.room_id, id) : undefined,
        constraint === 'classes_teacher_busy' ? eq(classes.teacher_id, id) : undefined,
        constraint === 'class_students_busy' ? eq(class_students.user_id, id) : undefined,
      ),
    )
    .limit(1)
  return found
}

/** Turns the violation of an exclusion constraint into a refusal that names the class in the way. */
async function refusalOf(db: Db, error: unknown): Promise<unknown> {
  const constraint = violatedConstraint(error, exclusionViolation)
  const token = constraint && tokens[constraint]
  if (!token) return error
  const [, id, start = ''] =
    Array.from(violationDetail(error, exclusionViolation)?.matchAll(keyPattern) ?? []).at(-1) ?? []
  const found = await classInTheWay(db, constraint, { id: Number(id), start })
  // Rows of one request that are in each other's way are gone with it.
  if (!found) return new DomainError(token)
  const { name, room, teacher, student, start_date, end_date, time_zone } = found
  const [from, until] = [wallTime(start_date, time_zone, 'en'), wallTime(end_date, time_zone, 'en')]
  const times = { start: `${from.date} ${from.time}`, end: until.time }
  return new DomainError(token, undefined, {
    values: { name, room, teacher: teacher ?? '', student: student ?? '', ...times },
  })
}

/**
 * Runs a transaction that places classes or bookings. A conflict is refused with `class.roomTaken`,
 * `class.teacherBusy` or `class.studentBusy`; a deadlock is retried once.
 */
export async function placing<T>(db: Db, act: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(act)
  } catch (error) {
    if (!hasCode(error, deadlock)) throw await refusalOf(db, error)
  }
  try {
    return await db.transaction(act)
  } catch (error) {
    throw await refusalOf(db, error)
  }
}
