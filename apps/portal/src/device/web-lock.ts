/**
 * Web Locks are absent in old browsers and on pages without TLS: without them only the server resolves races between
 * tabs.
 */
const locks: LockManager | null | undefined = navigator.locks

/**
 * Runs `work` under an exclusive Web Lock: a mutex across tabs. A browser can take the lock from a page that lives on:
 * the work goes on then, and its outcome counts, as without Web Locks.
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  if (!locks) return work()
  let begun: Promise<void> | undefined
  await locks
    .request(name, () => (begun = work()))
    .catch((failure: unknown) => {
      if (!begun) throw failure
      return begun
    })
}

/** Resolves once no tab holds the lock: waits for it in shared mode. */
export const lockReleased = async (name: string): Promise<void> =>
  locks ? locks.request(name, { mode: 'shared' }, () => undefined) : undefined
