import { DomainError, type SpeakingContent } from '@the-house/domain'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { speaking_books as books, speaking_chapters as chapters, users } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import { saveAside, type AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { canOpenBook } from '../books/availability.ts'
import { fileOf } from '../../files/present.ts'

const chapterById = prepared((db) =>
  db
    .select({ chapter: chapters, book: { id: books.id, name: books.name, available: books.available } })
    .from(chapters)
    .innerJoin(books, eq(books.id, chapters.book_id))
    .where(and(eq(chapters.id, sql.placeholder('id')), isNotDeleted(chapters)))
    .prepare('speaking_chapter_by_id'),
)

/** Returns a speaking chapter whose book the user may open. */
export async function findSpeakingChapter(db: Db, user: AuthenticatedUser, id: number) {
  const [found] = await chapterById(db).execute({ id })
  if (!found || !canOpenBook(found.book, user)) throw new DomainError('notFound')
  return { ...found.chapter, book: { id: found.book.id, name: found.book.name } }
}

/** Returns the content of a speaking chapter; one beyond the user's current one becomes the current one. */
export async function openSpeaking(context: AppContext, user: AuthenticatedUser, id: number): Promise<SpeakingContent> {
  const { name, number, book, image, image_text, audio, transcript } = await findSpeakingChapter(context.db, user, id)
  if (!user.readOnly) await advanceTo(context, user.id, number)
  return {
    id,
    name,
    number,
    book,
    image: fileOf(context, image),
    image_text,
    audio: fileOf(context, audio),
    transcript,
  }
}

/** Advances the current chapter, never back. */
async function advanceTo(context: AppContext, user_id: number, speaking: number): Promise<void> {
  const behind = and(eq(users.id, user_id), lt(users.speaking, speaking))
  await saveAside(context, () => context.db.update(users).set({ speaking }).where(behind))
}
