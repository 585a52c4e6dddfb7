import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { answers } from './tests.ts'
import { users } from './users.ts'

/** Who has an answer on the desk, so that two teachers never correct the same one unknowingly. */
export const correction_claims = pgTable(
  'correction_claims',
  {
    answer_id: integer()
      .primaryKey()
      .references(() => answers.id, { onDelete: 'cascade' }),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From then on it is as good as absent. */
    until: instant().notNull(),
  },
  (t) => [index('correction_claims_user').on(t.user_id)],
)

/** The comments that a teacher uses again and again. */
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
