import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { enrolments } from './enrolments.ts'
import { users } from './users.ts'

/** Mailed links: each can be used once and expires soon. */
export const links = pgTable(
  'links',
  {
    id: id(),
    kind: text({ enum: ['password', 'code'] }).notNull(),
    /** SHA-256 of the token, hex; the token itself is only in the mail. */
    token_hash: text().notNull().unique(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The code that a `code` link moves its user to. */
    code: text().references(() => enrolments.code, { onDelete: 'cascade' }),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [index('links_user').on(t.user_id, t.kind), index('links_expiry').on(t.expires_at)],
)
