import { chapterMarks } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core'
import { chapters } from './books.ts'
import { instant } from './columns.ts'
import { users } from './users.ts'

/**
 * The chapters that a user has concluded, and those that are open although they are not required (PASSED). No change of
 * content removes one, so a marked chapter is never purged.
 */
export const chapter_marks = pgTable(
  'chapter_marks',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chapter_id: integer()
      .notNull()
      .references(() => chapters.id),
    how: text({ enum: chapterMarks }).notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.chapter_id] }), index('chapter_marks_chapter').on(t.chapter_id)],
)

/** When a chapter is released to a self-taught learner; no row: at once. */
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

/**
 * The course path: the published chapters of the available books, by book and position, numbered from 1; ids only break
 * ties.
 */
export const course_path = pgView('course_path', { chapter_id: integer().notNull(), number: integer().notNull() }).as(
  sql`select c.id as chapter_id, row_number() over (order by b.position, b.id, c.position, c.id)::int as number
    from chapters c join books b on b.id = c.book_id
    where c.published and c.deleted_at is null and b.available and b.deleted_at is null`,
)
