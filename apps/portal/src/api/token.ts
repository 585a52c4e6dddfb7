/**
 * The Web Lock that is held while a session gets a new token: until its release an old token cannot be told from a dead
 * session.
 */
export const renewal = 'the-house.session'

export interface Authorization {
  /** The bearer token of the Authorization header. */
  token: string
  /** The id of the user whose token it is. */
  owner: number
}

let read: () => Authorization | null = () => null

/** Registers the source of the session's token; the session calls it once. */
export const authorizeWith = (source: () => Authorization | null): void => {
  read = source
}

/** The present token and its user; null: signed out. */
export const authorization = (): Authorization | null => read()
