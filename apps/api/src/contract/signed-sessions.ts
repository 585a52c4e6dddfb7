import type { Language } from '@the-house/i18n/server'
import type { AuthenticatedUser } from './authenticated-user.ts'

/** A user whose password was verified, and the hash that it was verified against. */
export interface Proven {
  id: number
  unity_id: number
  password_hash: string
}

/** The sessions of those who sign in while the database stores none: signed tokens, of which nothing is kept. */
export interface SignedSessions {
  /** Returns the token of a session that the database has refused to store. */
  open: (proven: Proven) => string
  /** Returns the user of a signed token; null where it is not genuine, has ended, or sessions are stored again. */
  find: (token: string, language: Language) => Promise<AuthenticatedUser | null>
}
