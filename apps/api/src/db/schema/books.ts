import { mediaTypes } from '@the-house/domain'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant, managed } from './columns.ts'
import { users } from './users.ts'

export const books = pgTable('books', {
  id: id(),
  position: integer().notNull(),
  name: text().notNull(),
  /** Key of a file. */
  cover: text(),
  available: boolean().notNull().default(true),
  ...managed(),
})

/** The id is the chapter's number: progress is "the last number reached". */
export const chapters = pgTable(
  'chapters',
  {
    id: id(),
    book_id: integer()
      .notNull()
      .references(() => books.id),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Kind of the instructions; null: none. */
    media_type: text({ enum: mediaTypes }),
    /** Html. */
    text_help: text(),
    /** Key of a file. */
    image: text(),
    /** Key of a file. */
    video: text(),
    /** Where no file of our own is shown. */
    url_video: text(),
    /** Key of a file. */
    pdf: text(),
    published: boolean().notNull().default(false),
    /** When it opens by itself; null: at once. */
    release_at: instant(),
    ...managed(),
  },
  (t) => [index('chapters_book').on(t.book_id, t.position)],
)

/** When a self-taught learner gets a chapter; no row: at once. */
export const chapter_releases = pgTable(
  'chapter_releases',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chapter_id: integer()
      .notNull()
      .references(() => chapters.id, { onDelete: 'cascade' }),
    release_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.chapter_id] }), index('chapter_releases_chapter').on(t.chapter_id)],
)
