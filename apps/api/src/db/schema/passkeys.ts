import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { users } from './users.ts'

/** The passkeys (WebAuthn credentials) of staff; the private key never leaves the device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url, as the device names it. */
    credential_id: text().notNull().unique(),
    /** COSE, base64url. */
    public_key: text().notNull(),
    /** How often the device has signed, where it counts; a copy of the key would fall behind. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    /** Whether a password manager keeps it. */
    synced: boolean().notNull(),
    created_at: instant().notNull(),
    last_used_at: instant(),
  },
  (t) => [index('passkeys_user').on(t.user_id, t.id)],
)

/** The challenges that wait for the answer of a browser: each is answered once, within minutes. */
export const passkey_challenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge, hex. */
    hash: text().primaryKey(),
    /** Who adds a passkey; null: somebody signs in. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The session that adds it, which alone may answer. No reference: an ended session answers nothing. */
    session_id: integer(),
    expires_at: instant().notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expires_at)],
)
