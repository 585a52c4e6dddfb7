import type { AnswerOf, QueryOf, sendingCalls } from '@the-house/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byName, rowsOf } from '../../db/page.ts'
import { isUnitInReach } from '../../db/reach.ts'
import { books, chapters, tribes, unities, users } from '../../db/schema/index.ts'
import { isKept } from '../../db/visible.ts'
import { isFound } from '../../db/words.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { isReached } from './reach.ts'

const named = ({ id, name }: typeof unities | typeof tribes) => ({ id, name })

/** Whom somebody may send a test to: the own units, all tribes, all chapters. */
export async function readAudiences(db: Db, user: SignedIn): Promise<AnswerOf<typeof sendingCalls.audiences>> {
  return {
    unities: await db
      .select(named(unities))
      .from(unities)
      .where(isUnitInReach(db, user, unities.id))
      .orderBy(...byName(unities)),
    tribes: await db.select(named(tribes)).from(tribes).orderBy(asc(tribes.id)),
    chapters: await db
      .select({ id: chapters.id, name: chapters.name, book: books.name })
      .from(chapters)
      .innerJoin(books, eq(books.id, chapters.book_id))
      .where(and(isKept(chapters), isKept(books)))
      .orderBy(asc(books.position), asc(chapters.position), asc(chapters.id)),
  }
}

/** A page of the students whom somebody may send a test to. */
export async function listLearners(
  db: Db,
  user: SignedIn,
  { term, ...query }: QueryOf<typeof sendingCalls.learners>,
): Promise<AnswerOf<typeof sendingCalls.learners>> {
  const where = and(isReached(db, user), isFound([users.name, users.email], term))
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
