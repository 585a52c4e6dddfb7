import { ApiError } from '../api/api-error.ts'

const firstRestMs = 1000
const longestRestMs = 15_000

/** Resolves after the back-off, or as soon as the connection returns, but never before Retry-After is over. */
function rested(ms: number, askedMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (askedMs > 0) {
      setTimeout(resolve, askedMs)
      return
    }
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    addEventListener('online', done)
  })
}

/**
 * Retries an idempotent call with back-off, jitter and Retry-After until the server has decided on it.
 * @param onMissed called with true while the server is unreachable, with false once it is back
 */
export async function retryWithBackoff<T>(call: () => Promise<T>, onMissed: (missed: boolean) => void): Promise<T> {
  for (let misses = 0; ; misses += 1) {
    try {
      const answer = await call()
      onMissed(false)
      return answer
    } catch (failure) {
      const passing = failure instanceof ApiError && failure.isTransient
      onMissed(passing)
      if (!passing) throw failure
      await rested(Math.min(longestRestMs, firstRestMs * 2 ** misses), (failure.retryAfter ?? 0) * 1000)
    }
  }
}
