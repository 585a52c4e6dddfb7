import type { MyClass } from '@the-house/domain'
import { and, asc, eq, gte, isNull, lt, lte, sql } from 'drizzle-orm'
import { periodIn } from '../../db/period.ts'
import { prepared } from '../../db/prepared.ts'
import { class_students, classes, unities, users } from '../../db/schema/index.ts'
import type { AppContext } from '../../app-context.ts'
import { placeOfClass } from '../../calendar/place.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'

const now = sql.placeholder('now')
const week = periodIn('week', now, unities.time_zone)

const ofWeek = prepared((db) =>
  db
    .select({
      id: classes.id,
      name: classes.name,
      room: placeOfClass,
      teacher: users.name,
      start_date: classes.start_date,
      end_date: classes.end_date,
    })
    .from(class_students)
    .innerJoin(classes, eq(classes.id, class_students.class_id))
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .leftJoin(users, eq(users.id, classes.teacher_id))
    .where(
      and(
        eq(class_students.user_id, sql.placeholder('user_id')),
        eq(classes.unity_id, sql.placeholder('unity_id')),
        isNull(classes.cancelled_at),
        gte(classes.start_date, week.start),
        lt(classes.start_date, week.end),
      ),
    )
    // In SQL false sorts before true: classes that are not over come first.
    .orderBy(lte(classes.end_date, sql`${now}::timestamptz`), asc(classes.start_date), asc(classes.id))
    .prepare('classes_of_week'),
)

/**
 * Lists the caller's bookings in the unit for its current week: first those that are not over yet, then by start time.
 */
export async function listMyClasses(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, unity_id }: Pick<AuthenticatedUser, 'id' | 'unity_id'>,
): Promise<MyClass[]> {
  const rows = await ofWeek(db).execute({ user_id: id, unity_id, now: clock().toISOString() })
  return rows.map(({ teacher, start_date, end_date, ...row }) => ({
    ...row,
    teacher: teacher ?? '',
    start_date: start_date.toISOString(),
    end_date: end_date.toISOString(),
  }))
}
