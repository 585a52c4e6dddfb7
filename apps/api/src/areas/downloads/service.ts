import { DomainError, type AnswerOf, type Archive, type downloadCalls } from '@the-house/domain'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { archives, books } from '../../db/schema/index.ts'
import { isKept } from '../../db/visible.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { mayOpenBook } from '../books/availability.ts'
import { fileOf } from '../books/present.ts'
import { keptName } from '../files/file-name.ts'

/** An archive without a file is still being made. */
const isWhole = and(isKept(archives), isNotNull(archives.file))

/** A book beside each of its files, in order. */
const ofBook = prepared((db) =>
  db
    .select({ book: books, archive: archives })
    .from(books)
    .leftJoin(archives, and(eq(archives.book_id, books.id), isWhole))
    .where(and(eq(books.id, sql.placeholder('id')), isKept(books)))
    .orderBy(asc(archives.position), asc(archives.id))
    .prepare('archives_of_book'),
)
const byId = prepared((db) =>
  db
    .select({ book: { available: books.available }, archive: archives })
    .from(archives)
    .innerJoin(books, eq(books.id, archives.book_id))
    .where(and(eq(archives.id, sql.placeholder('id')), isWhole))
    .prepare('archive_by_id'),
)

/** The files of a book that somebody may open. */
export async function listArchives(
  house: House,
  user: SignedIn,
  id: number,
): Promise<AnswerOf<typeof downloadCalls.archives>> {
  const rows = await ofBook(house.db).execute({ id })
  const [first] = rows
  if (!first || !mayOpenBook(first.book, user)) throw new DomainError('notFound')
  return {
    name: first.book.name,
    cover: fileOf(house, first.book.cover),
    archives: rows.flatMap(({ archive }) => (archive ? [present(archive, house)] : [])),
  }
}

const present = (
  { id, name, description, file, file_name, size }: typeof archives.$inferSelect,
  house: House,
): Archive => ({
  id,
  name,
  description,
  size,
  file: fileOf(house, file, file === null ? undefined : keptName(file, file_name)),
})

/** A file of a book that somebody may open. */
export async function findArchive(db: Db, user: SignedIn, id: number) {
  const [found] = await byId(db).execute({ id })
  if (!found || !mayOpenBook(found.book, user)) throw new DomainError('notFound')
  return found.archive
}
