import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { html, id, managed, type ColumnsOf } from './columns.ts'

export const speaking_books = pgTable('speaking_books', {
  id: id(),
  position: integer().notNull(),
  name: text().notNull(),
  /** Key of a file. */
  cover: text(),
  available: boolean().notNull().default(true),
  ...managed(),
}) satisfies ColumnsOf<'speaking-books'>

export const speaking_chapters = pgTable(
  'speaking_chapters',
  {
    id: id(),
    book_id: integer()
      .notNull()
      .references(() => speaking_books.id),
    /** Counts through all books; a user's progress is such a number. */
    number: integer().notNull(),
    name: text().notNull(),
    /** Key of a file. */
    image: text(),
    image_text: text().notNull().default(''),
    /** Key of a file. */
    audio: text(),
    transcript: html(),
    ...managed(),
  },
  (t) => [
    index('speaking_chapters_book').on(t.book_id, t.number),
    uniqueIndex('speaking_chapters_number_unique')
      .on(t.number)
      .where(sql`${t.deleted_at} is null`),
  ],
) satisfies ColumnsOf<'speaking-chapters'>
