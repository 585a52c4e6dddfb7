/**
 * Leader election between tabs: acquires a Web Lock and holds it until it is released.
 * Without Web Locks every tab is a leader at once.
 * @returns releases the lock, or cancels the pending request
 */
export function holdLock(name: string, granted: () => void): () => void {
  const locks: LockManager | null | undefined = navigator.locks
  if (!locks) {
    granted()
    return () => undefined
  }
  const waiting = new AbortController()
  const held = Promise.withResolvers<undefined>()
  const work = () => {
    granted()
    return held.promise
  }
  locks.request(name, { signal: waiting.signal }, work).catch(() => undefined)
  return () => {
    waiting.abort()
    held.resolve(undefined)
  }
}
