import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { books } from './books.ts'
import { id, managed } from './columns.ts'

/** Files of a book that students may keep. */
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
    /** Key of a file; null: it was not sent yet, and students do not see it. */
    file: text(),
    /** What the file is called on the device of whoever keeps it. */
    file_name: text().notNull().default(''),
    /** In bytes. */
    size: integer().notNull().default(0),
    ...managed(),
  },
  (t) => [index('archives_book').on(t.book_id, t.position)],
)
