import { DomainError, type ScheduleClass } from '@the-house/domain'
import { and, asc, eq, isNull, sql, type Placeholder } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { class_students, class_waiting, classes, course_path, unities, users } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { placeOfClass } from '../../calendar/place.ts'
import { beginsIn } from './days.ts'

/** The user whose bookings are shown, and the current unit. */
export type Viewer = Pick<AuthenticatedUser, 'id' | 'unity_id'>

const booking = alias(class_students, 'booking')
const own = alias(class_waiting, 'own')

/** The course path under a name: joined, not looked up in each row, since it is numbered as a whole. */
const pathAs = (db: Db, name: string) =>
  db.select({ id: course_path.chapter_id, number: course_path.number }).from(course_path).as(name)

/** Selects classes with the booking of a user and the user's position in the waiting list. */
function selectOffered(db: Db, user_id: number | Placeholder) {
  const line = eq(class_waiting.class_id, classes.id)
  const [chapterFrom, chapterTo] = [pathAs(db, 'chapter_from'), pathAs(db, 'chapter_to')]
  const before = and(line, sql`(${class_waiting.position}, ${class_waiting.id}) <= (${own.position}, ${own.id})`)
  return db
    .select({
      id: classes.id,
      name: classes.name,
      short_name: classes.short_name,
      room: placeOfClass,
      level_from: chapterFrom.number,
      level_to: chapterTo.number,
      teacher: users.name,
      start_date: classes.start_date,
      end_date: classes.end_date,
      scheduled: sql<boolean>`${booking.user_id} is not null`,
      scheduled_students: classes.scheduled_students,
      max_students: classes.max_students,
      waiting: sql<number | null>`nullif((select count(*)::int from ${class_waiting} where ${before}), 0)`,
      waiting_students: sql<number>`(select count(*)::int from ${class_waiting} where ${line})`,
    })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .leftJoin(users, eq(users.id, classes.teacher_id))
    .leftJoin(chapterFrom, eq(chapterFrom.id, classes.chapter_from_id))
    .leftJoin(chapterTo, eq(chapterTo.id, classes.chapter_to_id))
    .leftJoin(booking, and(eq(booking.class_id, classes.id), eq(booking.user_id, user_id)))
    .leftJoin(own, and(eq(own.class_id, classes.id), eq(own.user_id, user_id)))
}

const offeredFrom = prepared((db) =>
  selectOffered(db, sql.placeholder('user_id'))
    .where(
      and(
        eq(classes.unity_id, sql.placeholder('unity_id')),
        isNull(classes.cancelled_at),
        beginsIn(sql`${sql.placeholder('first')}::date`, 7),
      ),
    )
    .orderBy(asc(classes.start_date), asc(classes.id))
    .prepare('classes_offered'),
)

/** Lists the classes of the own unit in the seven days from `first`, YYYY-MM-DD. */
export async function listBookable(db: Db, { id, unity_id }: Viewer, first: string): Promise<ScheduleClass[]> {
  const rows = await offeredFrom(db).execute({ user_id: id, unity_id, first })
  return rows.map(present)
}

/** Returns one class of the own unit, presented as by `listBookable`. */
export async function findBookable(db: Db, { id, unity_id }: Viewer, class_id: number): Promise<ScheduleClass> {
  const [found] = await selectOffered(db, id).where(and(eq(classes.id, class_id), eq(classes.unity_id, unity_id)))
  if (!found) throw new DomainError('notFound')
  return present(found)
}

type Row = Awaited<ReturnType<typeof selectOffered>>[number]

const present = ({ teacher, start_date, end_date, ...row }: Row): ScheduleClass => ({
  ...row,
  teacher: teacher ?? '',
  start_date: start_date.toISOString(),
  end_date: end_date.toISOString(),
})
