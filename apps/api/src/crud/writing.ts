import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import type { Db } from '../db/client.ts'

/** A transaction in which a user writes, and the time that its rows get. */
export interface Writing {
  tx: Db
  user: AuthenticatedUser
  at: Date
}
