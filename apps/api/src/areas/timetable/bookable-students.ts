import { DomainError, type AnswerOf, type QueryOf, type timetableCalls } from '@the-house/domain'
import { and, eq, notExists } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { class_students, classes, user_unities, users } from '../../db/schema/index.ts'
import { isAmongMembers, isUnitOfDuty } from '../../db/scope.ts'
import { searchUsers } from '../../db/search-users.ts'
import type { Maker } from './read.ts'
import { isStudentOf } from './students.ts'

type Bookable = AnswerOf<typeof timetableCalls.bookableStudents>

/** Returns a page of the students of a unit who have no booking of a class, by name. */
export async function listBookableStudents(
  db: Db,
  { id, unity_id }: { id: number; unity_id: number },
  query: QueryOf<typeof timetableCalls.bookableStudents>,
): Promise<Bookable> {
  const booked = db
    .select({ id: class_students.user_id })
    .from(class_students)
    .where(and(eq(class_students.class_id, id), eq(class_students.user_id, users.id)))
  const isHere = isAmongMembers(db, eq(user_unities.unity_id, unity_id))
  const found = await searchUsers(db, and(isStudentOf(db, unity_id), isHere, notExists(booked)), query)
  const content = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(found.where)
    .orderBy(...found.orderBy)
    .limit(found.limit)
    .offset(found.offset)
  return { content, meta: found.meta }
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
