import type { AnswerOf, QueryOf, sendingCalls } from '@the-house/domain'
import { and, asc, eq, exists, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byName, rowsOf } from '../../db/page.ts'
import { isUnitInScope } from '../../db/scope.ts'
import { isOpenUnit } from '../../db/open-units.ts'
import { books, chapters, tribes, unities, user_unities, users } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import { matchesSearch } from '../../db/search.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isReceiverInScope } from './scope.ts'

const named = ({ id, name }: typeof unities | typeof tribes) => ({ id, name })

/** The condition that a unit has people to send to, or may have: an archived one only while somebody belongs to it. */
const isPeopled = (db: Db) =>
  or(isOpenUnit(), exists(db.select().from(user_unities).where(eq(user_unities.unity_id, unities.id))))

/** Returns the audiences that a user may choose from: the units in scope, all tribes, all chapters. */
export async function readAudiences(db: Db, user: AuthenticatedUser): Promise<AnswerOf<typeof sendingCalls.audiences>> {
  return {
    unities: await db
      .select(named(unities))
      .from(unities)
      .where(and(isUnitInScope(db, user, unities.id), isPeopled(db)))
      .orderBy(...byName(unities)),
    tribes: await db.select(named(tribes)).from(tribes).where(isNotDeleted(tribes)).orderBy(asc(tribes.id)),
    chapters: await db
      .select({ id: chapters.id, name: chapters.name, book: books.name })
      .from(chapters)
      .innerJoin(books, eq(books.id, chapters.book_id))
      .where(and(isNotDeleted(chapters), isNotDeleted(books)))
      .orderBy(asc(books.position), asc(chapters.position), asc(chapters.id)),
  }
}

/** Returns a page of the students that a user may send a test to. */
export async function listLearners(
  db: Db,
  user: AuthenticatedUser,
  { term, ...query }: QueryOf<typeof sendingCalls.learners>,
): Promise<AnswerOf<typeof sendingCalls.learners>> {
  const where = and(isReceiverInScope(db, user), matchesSearch([users.name, users.email], term))
  const { limit, offset } = rowsOf(query)
  const content = await db
    .select({ id: users.id, name: users.name, unity: unities.name, tribe: tribes.name })
    .from(users)
    .innerJoin(unities, eq(unities.id, users.unity_id))
    .leftJoin(tribes, eq(tribes.id, users.tribe_id))
    .where(where)
    .orderBy(...byName(users))
    .limit(limit)
    .offset(offset)
  return { content, meta: { ...query, total: await db.$count(users, where) } }
}
