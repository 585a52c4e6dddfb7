import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { unities } from './unities.ts'
import { users } from './users.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the token, hex; only the client has the token itself. */
    token_hash: text().notNull().unique(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    unity_id: integer()
      .notNull()
      .references(() => unities.id),
    created_at: instant().notNull(),
    last_seen_at: instant().notNull(),
    /** The absolute expiry; the idle time-out may come before. */
    expires_at: instant().notNull(),
  },
  (t) => [index('sessions_user').on(t.user_id), index('sessions_expiry').on(t.expires_at)],
)
