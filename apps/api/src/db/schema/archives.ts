import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { books } from './books.ts'
import { id, managed, type ColumnsOf } from './columns.ts'

/** Downloadable files of a book. */
export const archives = pgTable(
  'archives',
  {
    id: id(),
    book_id: integer()
      .notNull()
      .references(() => books.id),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Key of a file; null: not uploaded yet, and hidden from students. */
    file: text(),
    /** The name of the downloaded file. */
    file_name: text().notNull().default(''),
    /** In bytes. */
    size: integer().notNull().default(0),
    ...managed(),
  },
  (t) => [index('archives_book').on(t.book_id, t.position)],
) satisfies ColumnsOf<'archives'>
