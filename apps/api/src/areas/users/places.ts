import { and, eq, sql } from 'drizzle-orm'
import { numberOf } from '../../course/path.ts'
import type { Db } from '../../db/client.ts'
import { prepared } from '../../db/prepared.ts'
import { chapters, speaking_books, speaking_chapters } from '../../db/schema/index.ts'
import { versionedCache } from '../../db/versioned-cache.ts'
import { isNotDeleted } from '../../db/visibility.ts'

const chapterById = prepared((db) =>
  db
    .select({ book_id: chapters.book_id, number: numberOf(chapters.id) })
    .from(chapters)
    .where(eq(chapters.id, sql.placeholder('id')))
    .prepare('place_of_chapter'),
)

/** The book of a chapter, and its number on the course path. */
interface ChapterPlace {
  book_id: number | null
  /** null: it is not on the path. */
  number: number | null
}

const chapterPlaces = versionedCache<ChapterPlace>(512)

/** The place of a chapter; nulls where there is none. Kept in memory until content changes. */
export const chapterPlace = (db: Db, version: string, id: number | null): Promise<ChapterPlace> =>
  chapterPlaces(db, version, String(id), async () => {
    const [found] = id === null ? [] : await chapterById(db).execute({ id })
    return found ?? { book_id: null, number: null }
  })

const speakingByNumber = prepared((db) =>
  db
    .select({
      book: { id: speaking_books.id, name: speaking_books.name },
      speaking_chapter: {
        id: speaking_chapters.id,
        name: speaking_chapters.name,
        number: speaking_chapters.number,
      },
    })
    .from(speaking_chapters)
    // Left out while the book is locked, so that no link leads into it.
    .innerJoin(speaking_books, and(eq(speaking_books.id, speaking_chapters.book_id), speaking_books.available))
    .where(and(eq(speaking_chapters.number, sql.placeholder('number')), isNotDeleted(speaking_chapters)))
    .prepare('place_of_speaking'),
)

const readSpeaking = async (db: Db, number: number) => {
  const [found] = await speakingByNumber(db).execute({ number })
  return found ?? null
}

const speakingPlaces = versionedCache<Awaited<ReturnType<typeof readSpeaking>>>(512)

/** The chapter of the speaking course with a number, and its book; kept in memory until content changes. */
export const speakingPlace = (db: Db, version: string, number: number): ReturnType<typeof readSpeaking> =>
  speakingPlaces(db, version, String(number), () => readSpeaking(db, number))
