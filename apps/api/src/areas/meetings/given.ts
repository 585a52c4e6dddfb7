import type { OwnMeeting } from '@the-house/domain'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { class_students, classes, unities, users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { beginsIn, today } from '../schedules/days.ts'
import { access } from './status.ts'

/** The classes of the own unit that somebody gives. */
export const isGivenBy = ({ id, unity_id }: Pick<SignedIn, 'id' | 'unity_id'>) =>
  and(eq(classes.teacher_id, id), eq(classes.unity_id, unity_id))

const students = alias(users, 'students')
/** Days before today that are listed, and today with those after it. */
const [before, onward] = [6, 7]

/** Classes that somebody gives in the own unit, in the last and the next six days, in order of time, with who comes. */
export async function listGiven(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  teacher: Pick<SignedIn, 'id' | 'name' | 'unity_id'>,
): Promise<OwnMeeting[]> {
  const now = clock()
  const first = sql`(${today(now)} - ${sql.raw(String(before))})`
  const rows = await db
    .select({
      one: getTableColumns(classes),
      student: { id: students.id, name: students.name },
      present: class_students.present,
    })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .leftJoin(class_students, eq(class_students.class_id, classes.id))
    .leftJoin(students, eq(students.id, class_students.user_id))
    .where(and(isGivenBy(teacher), beginsIn(first, before + onward)))
    .orderBy(asc(classes.start_date), asc(classes.id), asc(students.name), asc(students.id))
  const found = new Map<number, OwnMeeting>()
  for (const { one, student, present } of rows) {
    const { id, name, room, start_date, end_date } = one
    const meeting = found.get(id) ?? {
      id,
      name,
      room,
      teacher: teacher.name,
      data: start_date.toISOString(),
      end_date: end_date.toISOString(),
      ...access(one, { comes: true, now }),
      students: [],
    }
    if (student) meeting.students.push({ ...student, present })
    found.set(id, meeting)
  }
  return Array.from(found.values())
}
