/**
 * Waits for a turn that one tab has at a time, and keeps it. Answers what gives it back, or leaves the queue.
 * Where a browser has no locks, every tab has its turn at once.
 */
export function holdTurn(name: string, granted: () => void): () => void {
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
