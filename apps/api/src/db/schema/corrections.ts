import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { answers } from './tests.ts'
import { users } from './users.ts'

/** Claims (leases) on answers, so that two teachers never correct the same one unknowingly. */
export const correction_claims = pgTable(
  'correction_claims',
  {
    answer_id: integer()
      .primaryKey()
      .references(() => answers.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The expiry of the claim. */
    until: instant().notNull(),
  },
  (t) => [
    index('correction_claims_user').on(t.user_id),
    // For what colleagues hold now.
    index('correction_claims_until').on(t.until, t.answer_id),
  ],
)

/** Reusable comments of a teacher. */
export const phrases = pgTable(
  'phrases',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
  },
  (t) => [unique('phrases_once').on(t.user_id, t.text)],
)
