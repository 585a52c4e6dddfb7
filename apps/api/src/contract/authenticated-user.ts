import type { Profile, Role } from '@the-house/domain'

/** The authenticated caller, as permissions and services need it. */
export interface AuthenticatedUser {
  id: number
  name: string
  profile: Profile
  admin: boolean
  roles: Role[]
  unity_id: number
  /** The current chapter of the course; null: the course is empty. */
  chapter_id: number | null
  /** The stored session; undefined: a signed one, of which nothing is stored. */
  session_id: number | undefined
  /** About when the user has last changed anything; null: not lately, or lists have no replica. */
  wrote_at: Date | null
  /** The version of all content at this request, for what is kept in memory until content changes. */
  content_version: string
  /**
   * Whether the user may have started a test and not handed it in, perhaps past its end; always, where a body was still to
   * come when the user was read, which can take half a minute.
   */
  may_sit_test: boolean
  /** Staff preview the portal of this user: nothing may be written by reading. */
  readOnly?: true
  /** Whether the staff who preview the portal of this user may not read the e-mail address. */
  hidesEmail?: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who has sent it by a session, for the log; null: nobody yet. */
    callerId: number | null
  }
  interface FastifyInstance {
    /** Returns the user of the session in the Authorization header, or null where it is missing or expired. */
    findSession: (request: FastifyRequest) => Promise<AuthenticatedUser | null>
    /** Returns the student whom a request of the staff previews, or the caller where it previews none. */
    findViewer: (request: FastifyRequest, caller: AuthenticatedUser) => Promise<AuthenticatedUser>
  }
}
