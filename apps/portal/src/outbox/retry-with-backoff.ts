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

/** Whether the call can pass a little later: an error inside the server is for the user to see and to try again. */
const isPassing = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.isTransient && failure.status !== 500

/**
 * Retries an idempotent call with back-off and Retry-After until the server has decided on it; 500 is a decision.
 * @param onMissed called with the failure while the call is retried, with null once it is over
 */
export async function retryWithBackoff<T>(
  call: () => Promise<T>,
  onMissed: (failure: ApiError | null) => void,
): Promise<T> {
  for (let misses = 0; ; misses += 1) {
    try {
      const answer = await call()
      onMissed(null)
      return answer
    } catch (failure) {
      const passing = isPassing(failure)
      onMissed(passing ? failure : null)
      if (!passing) throw failure
      await rested(Math.min(longestRestMs, firstRestMs * 2 ** misses), (failure.retryAfter ?? 0) * 1000)
    }
  }
}
