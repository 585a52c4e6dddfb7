/** What a page asks of the worker. */
export const workerMessages = {
  /** Takes the new version; the type is what workbox-window sends. */
  takeUpdate: 'SKIP_WAITING',
  /** Deletes what belongs to the user who has signed out. */
  forgetUser: 'FORGET_USER',
} as const
