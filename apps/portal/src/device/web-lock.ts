/**
 * Web Locks are absent in old browsers and on pages without TLS: without them only the server resolves races between
 * tabs.
 */
const locks: LockManager | null | undefined = navigator.locks

/** Runs `work` under an exclusive Web Lock: a mutex across tabs. */
export const withLock = async (name: string, work: () => Promise<void>): Promise<void> =>
  locks ? locks.request(name, work) : work()

/** Resolves once no tab holds the lock: waits for it in shared mode. */
export const lockReleased = async (name: string): Promise<void> =>
  locks ? locks.request(name, { mode: 'shared' }, () => undefined) : undefined
