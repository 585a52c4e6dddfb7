import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { users } from './users.ts'

/** The devices that have signed in to an account: each has a budget of failed sign-ins of its own there, and no access. */
export const known_devices = pgTable(
  'known_devices',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret in the device's cookie, hex. */
    device_hash: text().notNull(),
    /** About when it has last signed in. */
    last_at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.device_hash] }), index('known_devices_last_at').on(t.last_at)],
)
