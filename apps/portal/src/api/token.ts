let read: () => string | null = () => null

/** Names where the session's token is read from; the session does this once. */
export const authorizeWith = (source: () => string | null): void => {
  read = source
}

/** What goes into the Authorization header; null: nobody is signed in. */
export const authorization = (): string | null => read()
