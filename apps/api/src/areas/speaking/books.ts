import { DomainError, type SpeakingBook } from '@the-house/domain'
import { and, asc, eq, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { speaking_books as books, speaking_chapters as chapters, users } from '../../db/schema/index.ts'
import { isKept } from '../../db/visible.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { mayOpenBook } from '../books/availability.ts'
import { fileOf } from '../books/present.ts'

const allBooks = prepared((db) =>
  db.select().from(books).where(isKept(books)).orderBy(asc(books.position), asc(books.id)).prepare('speaking_books'),
)

/** A book beside each of its chapters, in order, with where somebody is. */
const bookById = prepared((db) =>
  db
    .select({
      book: books,
      chapter: { id: chapters.id, name: chapters.name, number: chapters.number },
      at: users.speaking,
    })
    .from(books)
    .innerJoin(users, eq(users.id, sql.placeholder('user_id')))
    .leftJoin(chapters, and(eq(chapters.book_id, books.id), isKept(chapters)))
    .where(and(eq(books.id, sql.placeholder('id')), isKept(books)))
    .orderBy(asc(chapters.number))
    .prepare('speaking_book_by_id'),
)

const presentBook = (house: House, { id, name, cover, available }: typeof books.$inferSelect) => ({
  id,
  name,
  available,
  cover: fileOf(house, cover),
})

/** Every speaking book; what is not available is shown shut. */
export async function listSpeakings(house: House) {
  const rows = await allBooks(house.db).execute()
  return rows.map((row) => presentBook(house, row))
}

/** A speaking book that somebody may open, with its chapters. */
export async function findSpeakingBook(house: House, user: SignedIn, id: number): Promise<SpeakingBook> {
  const rows = await bookById(house.db).execute({ id, user_id: user.id })
  const [first] = rows
  if (!first || !mayOpenBook(first.book, user)) throw new DomainError('notFound')
  const speaking_chapters = rows.flatMap(({ chapter, at }) =>
    chapter ? [{ ...chapter, actual: chapter.number === at }] : [],
  )
  return { ...presentBook(house, first.book), speaking_chapters }
}
