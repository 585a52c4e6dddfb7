import { mediaTypes } from '@the-house/domain'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { html, id, instant, managed, type ColumnsOf } from './columns.ts'

export const books = pgTable('books', {
  id: id(),
  position: integer().notNull(),
  name: text().notNull(),
  /** Key of a file. */
  cover: text(),
  available: boolean().notNull().default(true),
  ...managed(),
}) satisfies ColumnsOf<'books'>

/** Chapters, which the course path orders by their book and position (course.ts). */
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
    text_help: html(),
    /** Key of a file. */
    image: text(),
    /** Key of a file. */
    video: text(),
    /** External URL, used where no file is uploaded. */
    url_video: text(),
    /** Key of a WebVTT file. */
    captions: text(),
    /** Key of a file. */
    pdf: text(),
    published: boolean().notNull().default(false),
    /** When it is released; null: at once. */
    release_at: instant(),
    ...managed(),
  },
  (t) => [index('chapters_book').on(t.book_id, t.position)],
) satisfies ColumnsOf<'chapters'>
