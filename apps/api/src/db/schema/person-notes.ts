import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, managed } from './columns.ts'
import { users } from './users.ts'

/** What staff write for their colleagues about a person; the person never reads it. */
export const person_notes = pgTable(
  'person_notes',
  {
    id: id(),
    /** Whom it is about. */
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    author_id: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    created_at: instant().notNull(),
    ...managed(),
  },
  (t) => [index('person_notes_user').on(t.user_id, t.id)],
)
