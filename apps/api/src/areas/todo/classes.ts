import { allows, limits, type Todo } from '@the-house/domain'
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { class_students, classes, unities } from '../../db/schema/index.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { beginsIn, localDay } from '../schedules/days.ts'
import { placeOfClass } from '../../calendar/place.ts'
import { counted, total } from './counted.ts'

const now = sql`${sql.placeholder('now')}::timestamptz`
const teaches = and(sql`${sql.placeholder('teaches')}::boolean`, eq(classes.teacher_id, sql.placeholder('user_id')))

/** Classes of the current unit that are not over: those that began yesterday and still go on, today's and tomorrow's. */
const ownClasses = prepared((db) =>
  db
    .select({
      id: classes.id,
      name: classes.name,
      room: placeOfClass,
      start_date: classes.start_date,
      end_date: classes.end_date,
      taught: sql<boolean>`coalesce(${teaches}, false)`,
      total,
    })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .leftJoin(
      class_students,
      and(eq(class_students.class_id, classes.id), eq(class_students.user_id, sql.placeholder('user_id'))),
    )
    .where(
      and(
        eq(classes.unity_id, sql.placeholder('unity_id')),
        isNull(classes.cancelled_at),
        beginsIn(sql`(${localDay(now)} - 1)`, 3),
        gt(classes.end_date, now),
        or(teaches, and(sql`${sql.placeholder('books')}::boolean`, isNotNull(class_students.user_id))),
      ),
    )
    .orderBy(asc(classes.start_date), asc(classes.id))
    .limit(limits.todoItems)
    .prepare('todo_classes'),
)

/** The classes that a user has booked or gives, until the end of tomorrow in the unit's time zone. */
export async function findClasses(db: Db, user: AuthenticatedUser, at: string): Promise<Todo['classes']> {
  const [books, taught] = [allows('schedules', user), allows('meets', user)]
  if (!books && !taught) return { content: [], total: 0 }
  const { id: user_id, unity_id } = user
  const rows = await ownClasses(db).execute({ user_id, unity_id, now: at, books, teaches: taught })
  return counted(rows, ({ total: _total, taught: isTaught, start_date, end_date, ...row }) => ({
    ...row,
    kind: isTaught ? ('TAUGHT_CLASS' as const) : ('CLASS' as const),
    start_date: start_date.toISOString(),
    end_date: end_date.toISOString(),
  }))
}
