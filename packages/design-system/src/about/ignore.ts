/** An empty handler for static examples, which no user can reach. */
export const ignore = (): void => undefined
