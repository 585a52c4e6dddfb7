import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What went wrong how often lately, by a hashed key; here, so that every process counts alike. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    started_at: instant().notNull(),
  },
  (t) => [index('attempts_age').on(t.started_at)],
)
