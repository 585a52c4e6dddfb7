import { DomainError, type AnswerOf, type QueryOf, type timetableCalls } from '@the-house/domain'
import { and, eq, notExists } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byName, rowsOf } from '../../db/page.ts'
import { class_students, classes, users } from '../../db/schema/index.ts'
import { isUnitOfDuty } from '../../db/scope.ts'
import { matchesSearch } from '../../db/search.ts'
import type { Maker } from './read.ts'
import { isStudentOf } from './students.ts'

type Bookable = AnswerOf<typeof timetableCalls.bookableStudents>

/** Returns a page of the students of a unit who have no booking of a class, by name. */
export async function listBookableStudents(
  db: Db,
  { id, unity_id }: { id: number; unity_id: number },
  query: QueryOf<typeof timetableCalls.bookableStudents>,
): Promise<Bookable> {
  const { page, size, term } = query
  const booked = db
    .select({ id: class_students.user_id })
    .from(class_students)
    .where(and(eq(class_students.class_id, id), eq(class_students.user_id, users.id)))
  const where = and(isStudentOf(db, unity_id), matchesSearch([users.name, users.email], term), notExists(booked))
  const { limit, offset } = rowsOf(query)
  const content = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(where)
    .orderBy(...byName(users))
    .limit(limit)
    .offset(offset)
  return { content, meta: { page, size, total: await db.$count(users, where) } }
}

/** Returns a page of the students whom the user can book a class for. */
export async function findBookableStudents(
  db: Db,
  user: Maker,
  { id, ...query }: QueryOf<typeof timetableCalls.bookableStudents> & { id: number },
): Promise<Bookable> {
  const [one] = await db
    .select({ id: classes.id, unity_id: classes.unity_id })
    .from(classes)
    .where(and(eq(classes.id, id), isUnitOfDuty(db, user, 'TIMETABLE', classes.unity_id)))
  if (!one) throw new DomainError('notFound')
  return listBookableStudents(db, one, query)
}
