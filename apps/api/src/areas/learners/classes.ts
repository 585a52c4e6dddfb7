import type { AnswerOf, learnerCalls, QueryOf } from '@the-house/domain'
import { desc, eq } from 'drizzle-orm'
import { placeOfClass } from '../../calendar/place.ts'
import type { Db } from '../../db/client.ts'
import { rowsOf } from '../../db/page.ts'
import { class_students, classes, users } from '../../db/schema/index.ts'

/** Returns a page of the classes that a user has booked, the newest first, with the attendance. */
export async function listClasses(
  db: Db,
  user_id: number,
  query: QueryOf<typeof learnerCalls.learnerClasses>,
): Promise<AnswerOf<typeof learnerCalls.learnerClasses>> {
  const { limit, offset } = rowsOf(query)
  const own = eq(class_students.user_id, user_id)
  const rows = await db
    .select({
      id: classes.id,
      name: classes.name,
      place: placeOfClass,
      teacher: users.name,
      start_date: classes.start_date,
      end_date: classes.end_date,
      present: class_students.present,
      cancelled_at: classes.cancelled_at,
    })
    .from(class_students)
    .innerJoin(classes, eq(classes.id, class_students.class_id))
    .leftJoin(users, eq(users.id, classes.teacher_id))
    .where(own)
    .orderBy(desc(classes.start_date), desc(classes.id))
    .limit(limit)
    .offset(offset)
  const content = rows.map(({ cancelled_at, teacher, start_date, end_date, ...row }) => ({
    ...row,
    teacher: teacher ?? '',
    start_date: start_date.toISOString(),
    end_date: end_date.toISOString(),
    cancelled: cancelled_at !== null,
  }))
  return { content, meta: { ...query, total: await db.$count(class_students, own) } }
}
