import { DomainError, type SpeakingContent } from '@the-house/domain'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { speaking_books as books, speaking_chapters as chapters, users } from '../../db/schema/index.ts'
import { isKept } from '../../db/visible.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { mayOpenBook } from '../books/availability.ts'
import { fileOf } from '../books/present.ts'

const chapterById = prepared((db) =>
  db
    .select({ chapter: chapters, book: { id: books.id, name: books.name, available: books.available } })
    .from(chapters)
    .innerJoin(books, eq(books.id, chapters.book_id))
    .where(and(eq(chapters.id, sql.placeholder('id')), isKept(chapters)))
    .prepare('speaking_chapter_by_id'),
)

/** A speaking chapter whose book somebody may open. */
export async function findSpeakingChapter(db: Db, user: SignedIn, id: number) {
  const [found] = await chapterById(db).execute({ id })
  if (!found || !mayOpenBook(found.book, user)) throw new DomainError('notFound')
  return { ...found.chapter, book: { id: found.book.id, name: found.book.name } }
}

/** What is heard in a chapter, which is from now on where its listener is. */
export async function openSpeaking(house: House, user: SignedIn, id: number): Promise<SpeakingContent> {
  const { name, number, book, image, image_text, audio, transcript } = await findSpeakingChapter(house.db, user, id)
  await moveTo(house, user.id, number)
  return { id, name, number, book, image: fileOf(house, image), image_text, audio: fileOf(house, audio), transcript }
}

/** A full disk keeps nobody from listening. */
async function moveTo({ db, canWrite }: House, user_id: number, speaking: number): Promise<void> {
  if (!(await canWrite())) return
  await db
    .update(users)
    .set({ speaking })
    .where(and(eq(users.id, user_id), ne(users.speaking, speaking)))
}
