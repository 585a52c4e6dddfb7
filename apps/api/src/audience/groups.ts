import { and, asc, eq, exists, or } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { byName } from '../db/page.ts'
import { isOpenUnit } from '../db/open-units.ts'
import { books, chapters, tribes, unities, user_unities } from '../db/schema/index.ts'
import { isNotDeleted } from '../db/visibility.ts'
import type { AudienceScope } from './scope.ts'

const named = ({ id, name }: typeof unities | typeof tribes) => ({ id, name })

/** The condition that a unit has people to send to, or may have: an archived one only while somebody belongs to it. */
const isPeopled = (db: Db) =>
  or(isOpenUnit(), exists(db.select().from(user_unities).where(eq(user_unities.unity_id, unities.id))))

/** Returns the groups that a sender may choose from: the units in scope, all tribes, all chapters. */
export const readGroups = async (db: Db, scope: AudienceScope) => ({
  unities: await db
    .select(named(unities))
    .from(unities)
    .where(and(isNotDeleted(unities), scope.isUnit(unities.id), isPeopled(db)))
    .orderBy(...byName(unities)),
  tribes: await db.select(named(tribes)).from(tribes).where(isNotDeleted(tribes)).orderBy(asc(tribes.id)),
  chapters: await db
    .select({ id: chapters.id, name: chapters.name, book: books.name })
    .from(chapters)
    .innerJoin(books, eq(books.id, chapters.book_id))
    .where(and(isNotDeleted(chapters), isNotDeleted(books)))
    .orderBy(asc(books.position), asc(chapters.position), asc(chapters.id)),
})
