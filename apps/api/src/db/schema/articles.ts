import { noHtml } from '@the-house/domain'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { html, id, instant, managed, publication, type ColumnsOf } from './columns.ts'
import { users } from './users.ts'

/** News articles of the school. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    title: text().notNull(),
    short_description: text().notNull().default(''),
    description: html().notNull().default(noHtml),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Key of a file. */
    image: text(),
    tags: text().array().notNull().default([]),
    created_at: instant().notNull(),
    ...publication(),
    ...managed(),
  },
  (t) => [index('articles_newest').on(t.created_at.desc(), t.id.desc())],
) satisfies ColumnsOf<'articles'>
