/** Held while a session gets a new token: until it is over nobody can tell an old token from a dead session. */
export const renewal = 'the-house.session'

export interface Authorization {
  /** What goes into the Authorization header. */
  token: string
  /** Whose it is, by id. */
  owner: number
}

let read: () => Authorization | null = () => null

/** Names where the session's token is read from; the session does this once. */
export const authorizeWith = (source: () => Authorization | null): void => {
  read = source
}

/** null: nobody is signed in. */
export const authorization = (): Authorization | null => read()
