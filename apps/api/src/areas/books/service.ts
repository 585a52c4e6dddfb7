import { DomainError, type Book, type Chapter } from '@the-house/domain'
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { books, chapter_releases, chapters } from '../../db/schema/index.ts'
import { isKept, isShown } from '../../db/visible.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { isChapterAvailable, viewerOf } from './availability.ts'
import { presentBook, presentChapter } from './present.ts'

const allBooks = prepared((db) =>
  db.select().from(books).where(isKept(books)).orderBy(asc(books.position), asc(books.id)).prepare('books'),
)

/** Chapters with the date of one user. */
const released = (db: Db) =>
  db
    .select({ ...getTableColumns(chapters), release_at: chapter_releases.release_at })
    .from(chapters)
    .leftJoin(
      chapter_releases,
      and(
        eq(chapter_releases.chapter_id, chapters.id),
        eq(chapter_releases.user_id, sql`${sql.placeholder('user_id')}::int`),
      ),
    )
/** A draft is as good as absent for who may not see it. */
const visible = isShown(chapters)

const chaptersOfBook = prepared((db) =>
  released(db)
    .where(and(eq(chapters.book_id, sql.placeholder('book_id')), visible))
    .orderBy(asc(chapters.position), asc(chapters.id))
    .prepare('chapters_of_book'),
)
const chapterById = prepared((db) =>
  released(db)
    .where(and(eq(chapters.id, sql.placeholder('id')), visible))
    .prepare('chapter_by_id'),
)
const bookById = prepared((db) =>
  db
    .select({ id: books.id })
    .from(books)
    .where(and(eq(books.id, sql.placeholder('id')), isKept(books)))
    .prepare('book_by_id'),
)

const audience = (user: SignedIn, { clock }: Pick<House, 'clock'>) => ({ user_id: user.id, ...viewerOf(user, clock()) })

export async function listBooks(house: House): Promise<Book[]> {
  const rows = await allBooks(house.db).execute()
  return rows.map((row) => presentBook(row, house))
}

export async function listChapters(house: House, user: SignedIn, bookId: number): Promise<Chapter[]> {
  const rows = await chaptersOfBook(house.db).execute({ book_id: bookId, ...audience(user, house) })
  if (rows.length === 0) {
    const [book] = await bookById(house.db).execute({ id: bookId })
    if (!book) throw new DomainError('notFound')
  }
  return rows.map((row) => presentChapter(row, user, house))
}

/** A chapter that somebody may open. */
export async function findChapter(house: House, user: SignedIn, id: number): Promise<Chapter> {
  return presentChapter(await openChapter(house, user, id), user, house)
}

/** The row of a chapter, or the reason why it stays shut. */
export async function openChapter(house: House, user: SignedIn, id: number) {
  const { db, clock } = house
  const [chapter] = await chapterById(db).execute({ id, ...audience(user, house) })
  if (!chapter) throw new DomainError('notFound')
  if (!isChapterAvailable(chapter, user, clock())) throw new DomainError('chapter.unavailable')
  return chapter
}
