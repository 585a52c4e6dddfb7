import { DomainError, type Book, type Chapter } from '@the-house/domain'
import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { numberOf } from '../../course/path.ts'
import { prepared } from '../../db/prepared.ts'
import { books, chapter_marks, chapter_releases, chapters } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { isChapterAvailable, isContentStaff } from './availability.ts'
import { isOwn } from './standing.ts'
import { presentBook, presentChapter } from './present.ts'

const allBooks = prepared((db) =>
  db.select().from(books).where(isNotDeleted(books)).orderBy(asc(books.position), asc(books.id)).prepare('books'),
)

/** Selects chapters with what decides whether one user may open them. */
const standing = (db: Db) =>
  db
    .select({
      ...getTableColumns(chapters),
      number: numberOf(chapters.id),
      mark: chapter_marks.how,
      told_at: chapter_releases.release_at,
    })
    .from(chapters)
    .leftJoin(chapter_marks, isOwn(chapter_marks))
    .leftJoin(chapter_releases, isOwn(chapter_releases))

/** Hides drafts from users who may not see them; a chapter that is released later is shown with its date. */
const visible = and(
  isNotDeleted(chapters),
  or(sql`${sql.placeholder('drafts')}::boolean`, eq(chapters.published, true)),
)

const chaptersOfBook = prepared((db) =>
  standing(db)
    .where(and(eq(chapters.book_id, sql.placeholder('book_id')), visible))
    .orderBy(asc(chapters.position), asc(chapters.id))
    .prepare('chapters_of_book'),
)
const chapterById = prepared((db) =>
  standing(db)
    .where(and(eq(chapters.id, sql.placeholder('id')), visible))
    .prepare('chapter_by_id'),
)
const bookById = prepared((db) =>
  db
    .select({ id: books.id })
    .from(books)
    .where(and(eq(books.id, sql.placeholder('id')), isNotDeleted(books)))
    .prepare('book_by_id'),
)

const audience = (user: AuthenticatedUser) => ({ user_id: user.id, drafts: isContentStaff(user) })

/** Lists all books in order, locked ones included. */
export async function listBooks(context: AppContext): Promise<Book[]> {
  const rows = await allBooks(context.db).execute()
  return rows.map((row) => presentBook(row, context))
}

/**
 * Lists the chapters of a book that the user may see, in order, locked ones included.
 * @throws DomainError `notFound` where there is no such book
 */
export async function listChapters(context: AppContext, user: AuthenticatedUser, bookId: number): Promise<Chapter[]> {
  const rows = await chaptersOfBook(context.db).execute({ book_id: bookId, ...audience(user) })
  if (rows.length === 0) {
    const [book] = await bookById(context.db).execute({ id: bookId })
    if (!book) throw new DomainError('notFound')
  }
  return rows.map((row) => presentChapter(row, user, context))
}

/** Returns a chapter that the user may open. */
export async function findChapter(context: AppContext, user: AuthenticatedUser, id: number): Promise<Chapter> {
  return presentChapter(await openChapter(context, user, id), user, context)
}

/**
 * Loads the row of a chapter.
 * @throws DomainError `notFound`, or `chapter.unavailable` where it is locked for the user
 */
export async function openChapter(context: AppContext, user: AuthenticatedUser, id: number) {
  const { db, clock } = context
  const [chapter] = await chapterById(db).execute({ id, ...audience(user) })
  if (!chapter) throw new DomainError('notFound')
  if (!isChapterAvailable(chapter, user, clock())) throw new DomainError('chapter.unavailable')
  return chapter
}
