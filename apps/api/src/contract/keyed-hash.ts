import { createHmac, hkdfSync } from 'node:crypto'

/** What is hashed; the same text has a different hash for each. */
type Purpose = 'email' | 'password'

/** Hashes a text with a secret of the server, so that only the server can tell whether a guess is right. */
export type KeyedHash = (purpose: Purpose, text: string) => string

/**
 * How many hex digits are kept. Of a password 24 bits: one guess in 16 million has the hash of another, which a limit
 * does not mind and whoever reads the table cannot exclude.
 */
const digits: Record<Purpose, number> = { email: 32, password: 6 }

/** Creates the keyed hash from the stored secret, with a key of its own. */
export function createKeyedHash(secret: string): KeyedHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'the-house keyed hash', 32))
  return (purpose, text) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, text]))
      .digest('hex')
      .slice(0, digits[purpose])
}
