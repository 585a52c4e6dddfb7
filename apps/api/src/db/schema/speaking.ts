import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

export const speaking_books = pgTable('speaking_books', {
  id: id(),
  position: integer().notNull(),
  name: text().notNull(),
  /** Key of a file. */
  cover: text(),
  available: boolean().notNull().default(true),
})

export const speaking_chapters = pgTable(
  'speaking_chapters',
  {
    id: id(),
    book_id: integer()
      .notNull()
      .references(() => speaking_books.id),
    /** Counts through all books; where somebody is, is such a number. */
    number: integer().notNull().unique(),
    name: text().notNull(),
    /** Key of a file. */
    image: text(),
    image_text: text().notNull().default(''),
    /** Key of a file. */
    audio: text(),
    /** Html. */
    transcript: text(),
  },
  (t) => [index('speaking_chapters_book').on(t.book_id, t.number)],
)
