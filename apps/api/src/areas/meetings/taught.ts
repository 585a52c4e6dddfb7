import { isOnlineClass, limits, type OwnMeeting } from '@the-house/domain'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { class_students, classes, unities, users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { beginsIn, today } from '../schedules/days.ts'
import { placeOfClass } from '../../calendar/place.ts'
import { access } from './status.ts'

/** The filter for classes that the user teaches in the current unit. */
export const isTaughtBy = ({ id, unity_id }: Pick<AuthenticatedUser, 'id' | 'unity_id'>) =>
  and(eq(classes.teacher_id, id), eq(classes.unity_id, unity_id))

const students = alias(users, 'students')
interface Days {
  /** Days before today. */
  before: number
  /** Days from today on. */
  onward: number
}
/** The range of the list: the days before today for which attendance is recorded, and seven days from today on. */
const wholeList: Days = { before: limits.attendanceDays, onward: 7 }

/**
 * Lists the classes that the teacher gives in the current unit, by start time, with their booked students.
 * @param range days before today, and from today on; default: from a week ago to six days ahead
 */
export async function listTaught(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  teacher: Pick<AuthenticatedUser, 'id' | 'name' | 'unity_id'>,
  { before, onward } = wholeList,
): Promise<OwnMeeting[]> {
  const now = clock()
  const first = sql`(${today(now)} - ${sql.raw(String(before))})`
  const rows = await db
    .select({
      one: getTableColumns(classes),
      room: placeOfClass,
      student: { id: students.id, name: students.name },
      present: class_students.present,
    })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .leftJoin(class_students, eq(class_students.class_id, classes.id))
    .leftJoin(students, eq(students.id, class_students.user_id))
    .where(and(isTaughtBy(teacher), beginsIn(first, before + onward)))
    .orderBy(asc(classes.start_date), asc(classes.id), asc(students.name), asc(students.id))
  const found = new Map<number, OwnMeeting>()
  for (const { one, room, student, present } of rows) {
    const { id, name, start_date, end_date } = one
    const meeting = found.get(id) ?? {
      id,
      name,
      room,
      teacher: teacher.name,
      data: start_date.toISOString(),
      end_date: end_date.toISOString(),
      ...access(one, { comes: true, now }),
      online: isOnlineClass(one),
      link: one.url ?? '',
      cover_asked: one.cover_asked_at !== null,
      students: [],
    }
    if (student) meeting.students.push({ ...student, present })
    found.set(id, meeting)
  }
  return Array.from(found.values())
}
