import { ApiFailure } from '../api/failure.ts'

const firstRestMs = 1000
const longestRestMs = 15_000

/** Resolves after a rest, or as soon as the connection returns; what the server asked to wait is waited. */
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
 * Makes a call that is safe to repeat until the server has decided on it.
 * @param onMissed told with true while the server is out of reach, with false once it is back
 */
export async function untilReached<T>(call: () => Promise<T>, onMissed: (missed: boolean) => void): Promise<T> {
  for (let misses = 0; ; misses += 1) {
    try {
      const answer = await call()
      onMissed(false)
      return answer
    } catch (failure) {
      const passing = failure instanceof ApiFailure && failure.passing
      onMissed(passing)
      if (!passing) throw failure
      await rested(Math.min(longestRestMs, firstRestMs * 2 ** misses), (failure.retryAfter ?? 0) * 1000)
    }
  }
}
