import { DomainError, type SpeakingBook } from '@the-house/domain'
import { and, asc, eq, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { speaking_books as books, speaking_chapters as chapters, users } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { canOpenBook } from '../books/availability.ts'
import { fileOf } from '../../files/present.ts'

const allBooks = prepared((db) =>
  db
    .select()
    .from(books)
    .where(isNotDeleted(books))
    .orderBy(asc(books.position), asc(books.id))
    .prepare('speaking_books'),
)

/** A book joined to each of its chapters, in order, with the user's current chapter. */
const bookById = prepared((db) =>
  db
    .select({
      book: books,
      chapter: { id: chapters.id, name: chapters.name, number: chapters.number },
      at: users.speaking,
    })
    .from(books)
    .innerJoin(users, eq(users.id, sql.placeholder('user_id')))
    .leftJoin(chapters, and(eq(chapters.book_id, books.id), isNotDeleted(chapters)))
    .where(and(eq(books.id, sql.placeholder('id')), isNotDeleted(books)))
    .orderBy(asc(chapters.number))
    .prepare('speaking_book_by_id'),
)

const presentBook = (context: AppContext, { id, name, cover, available }: typeof books.$inferSelect) => ({
  id,
  name,
  available,
  cover: fileOf(context, cover),
})

/** Lists all speaking books; those that are not available are presented as locked. */
export async function listSpeakings(context: AppContext) {
  const rows = await allBooks(context.db).execute()
  return rows.map((row) => presentBook(context, row))
}

/** Returns a speaking book that the user may open, with its chapters. */
export async function findSpeakingBook(
  context: AppContext,
  user: AuthenticatedUser,
  id: number,
): Promise<SpeakingBook> {
  const rows = await bookById(context.db).execute({ id, user_id: user.id })
  const [first] = rows
  if (!first || !canOpenBook(first.book, user)) throw new DomainError('notFound')
  const speaking_chapters = rows.flatMap(({ chapter, at }) =>
    chapter ? [{ ...chapter, actual: chapter.number === at }] : [],
  )
  return { ...presentBook(context, first.book), speaking_chapters }
}
