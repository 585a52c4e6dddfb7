import { DomainError, type AnswerOf, type Archive, type downloadCalls } from '@the-house/domain'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { archives, books } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { canOpenBook } from '../books/availability.ts'
import { fileOf } from '../../files/present.ts'
import { keptName } from '../../files/file-name.ts'

/** Excludes archives without a file, which are not complete yet. */
const isWhole = and(isNotDeleted(archives), isNotNull(archives.file))

/** A book joined with each of its archives, in order. */
const ofBook = prepared((db) =>
  db
    .select({ book: books, archive: archives })
    .from(books)
    .leftJoin(archives, and(eq(archives.book_id, books.id), isWhole))
    .where(and(eq(books.id, sql.placeholder('id')), isNotDeleted(books)))
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

/** Lists the archives of a book that the user may open. */
export async function listArchives(
  context: AppContext,
  user: AuthenticatedUser,
  id: number,
): Promise<AnswerOf<typeof downloadCalls.archives>> {
  const rows = await ofBook(context.db).execute({ id })
  const [first] = rows
  if (!first || !canOpenBook(first.book, user)) throw new DomainError('notFound')
  return {
    name: first.book.name,
    cover: fileOf(context, first.book.cover),
    archives: rows.flatMap(({ archive }) => (archive ? [present(archive, context)] : [])),
  }
}

const present = (
  { id, name, description, file, file_name, size }: typeof archives.$inferSelect,
  context: AppContext,
): Archive => ({
  id,
  name,
  description,
  size,
  file: fileOf(context, file, file === null ? undefined : keptName(file, file_name)),
})

/** Returns an archive of a book that the user may open. */
export async function findArchive(db: Db, user: AuthenticatedUser, id: number) {
  const [found] = await byId(db).execute({ id })
  if (!found || !canOpenBook(found.book, user)) throw new DomainError('notFound')
  return found.archive
}
