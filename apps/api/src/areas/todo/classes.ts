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
const user_id = sql.placeholder('user_id')

const shown = {
  id: classes.id,
  name: classes.name,
  room: placeOfClass,
  start_date: classes.start_date,
  end_date: classes.end_date,
  total,
}
const inOrder = [asc(classes.start_date), asc(classes.id)]
/** Classes of the current unit that are not over: those that began yesterday and still go on, today's and tomorrow's. */
const isNear = and(
  eq(classes.unity_id, sql.placeholder('unity_id')),
  isNull(classes.cancelled_at),
  beginsIn(sql`(${localDay(now)} - 1)`, 3),
  gt(classes.end_date, now),
)

const bookedClasses = prepared((db) =>
  db
    .select({ ...shown, taught: sql<boolean>`false` })
    .from(class_students)
    .innerJoin(classes, eq(classes.id, class_students.class_id))
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    // A booking knows when its class is, so that no other of the student's classes is looked at.
    .where(and(eq(class_students.user_id, user_id), sql`${class_students.during} && tstzrange(${now}, null)`, isNear))
    .orderBy(...inOrder)
    .limit(limits.todoItems)
    .prepare('todo_booked_classes'),
)

const teaches = eq(classes.teacher_id, user_id)

const ownClasses = prepared((db) =>
  db
    .select({ ...shown, taught: sql<boolean>`coalesce(${teaches}, false)` })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .leftJoin(class_students, and(eq(class_students.class_id, classes.id), eq(class_students.user_id, user_id)))
    .where(and(isNear, or(teaches, and(sql`${sql.placeholder('books')}::boolean`, isNotNull(class_students.user_id)))))
    .orderBy(...inOrder)
    .limit(limits.todoItems)
    .prepare('todo_own_classes'),
)

/** The classes that a user has booked or gives, until the end of tomorrow in the unit's time zone. */
export async function findClasses(db: Db, user: AuthenticatedUser, at: string): Promise<Todo['classes']> {
  const [books, taught] = [allows('schedules', user), allows('meets', user)]
  if (!books && !taught) return { content: [], total: 0 }
  const values = { user_id: user.id, unity_id: user.unity_id, now: at }
  const rows = taught ? await ownClasses(db).execute({ ...values, books }) : await bookedClasses(db).execute(values)
  return counted(rows, ({ total: _total, taught: isTaught, start_date, end_date, ...row }) => ({
    ...row,
    kind: isTaught ? ('TAUGHT_CLASS' as const) : ('CLASS' as const),
    start_date: start_date.toISOString(),
    end_date: end_date.toISOString(),
  }))
}
