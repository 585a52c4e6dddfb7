import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, words } from './columns.ts'
import { users } from './users.ts'

/** The school's news. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    title: text().notNull(),
    short_description: text().notNull().default(''),
    /** Html. */
    description: text().notNull().default(''),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Key of a file. */
    image: text(),
    tags: text().array().notNull().default([]),
    created_at: instant().notNull(),
    /** What is searched. */
    words: words().generatedAlwaysAs(sql`words_of(array[title, short_description] || tags)`),
  },
  (t) => [
    index('articles_newest').on(t.created_at.desc(), t.id.desc()),
    index('articles_words').using('gin', t.words),
    index('articles_tags').using('gin', t.tags),
  ],
)
