import type { Readable } from 'node:stream'
import type { UserEvent } from '@the-house/domain'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'

/** Whose pages a stream tells. */
export interface StreamOwner {
  id: number
  session_id: number
}

/** The events that the open pages of users are told of. */
export interface Events {
  /**
   * Opens a stream of a user's events; refuses beyond the limits, while nothing can be heard, and to a signed session:
   * nothing changes while the database refuses writes, and a page that polls finds the end of its session by itself.
   */
  open: (user: Pick<AuthenticatedUser, 'id' | 'session_id'>) => Readable
  /**
   * Tells pages of what may be missed without harm, on no request's time: collected, and sent a moment later. Each
   * NOTIFY serializes the commits of the whole database, which saves by the thousand in a second must not wait for.
   */
  publishSoon: (user_id: number, event: UserEvent, except?: number) => void
  /** Ends every stream, so that its reader connects elsewhere. */
  endStreams: () => void
}
