import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { byName } from '../db/page.ts'
import { books, chapters, tribes, unities } from '../db/schema/index.ts'
import { isNotDeleted } from '../db/visibility.ts'
import type { Reach } from './reach.ts'

const named = ({ id, name }: typeof unities | typeof tribes) => ({ id, name })

/** Returns the groups that a sender may choose from: the units within reach, all tribes, all chapters. */
export const readGroups = async (db: Db, reach: Reach) => ({
  unities: await db
    .select(named(unities))
    .from(unities)
    .where(and(isNotDeleted(unities), reach.isUnit(unities.id)))
    .orderBy(...byName(unities)),
  tribes: await db.select(named(tribes)).from(tribes).where(isNotDeleted(tribes)).orderBy(asc(tribes.id)),
  chapters: await db
    .select({ id: chapters.id, name: chapters.name, book: books.name })
    .from(chapters)
    .innerJoin(books, eq(books.id, chapters.book_id))
    .where(and(isNotDeleted(chapters), isNotDeleted(books)))
    .orderBy(asc(books.position), asc(chapters.position), asc(chapters.id)),
})
