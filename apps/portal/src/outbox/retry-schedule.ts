import type { ApiError } from '../api/api-error.ts'

/** Clock, timers and randomness, injected so that tests control them. */
export interface Timers {
  now: () => number
  /** A unique suffix that distinguishes two edits of one millisecond in two tabs. */
  unique: () => string
  /**
   * Schedules a function.
   * @returns cancels it
   */
  later: (work: () => void, ms: number) => () => void
  /** 0 to 1: the jitter that spreads the retries of many devices. */
  random: () => number
}

const firstDelayMs = 1000
const maxDelayMs = 30_000

/** Schedules sends: debounces edits, retries with exponential back-off and jitter, throttles as Retry-After asks. */
export function createRetrySchedule({ now, later, random }: Timers, go: () => void) {
  const pauses = new Map<string, () => void>()
  let misses = 0
  let last: ApiError | null = null
  let wake: (() => void) | null = null
  /** The end of the Retry-After period; nothing is sent before. */
  let throttledUntil = 0

  const isThrottled = () => now() < throttledUntil

  function stopWaiting(): void {
    wake?.()
    wake = null
  }

  function runNow(): void {
    for (const stop of pauses.values()) stop()
    pauses.clear()
    if (!isThrottled()) stopWaiting()
  }

  function debounceEnded(name: string): void {
    pauses.delete(name)
    // While the server is unreachable, the end of the back-off sends everything.
    if (!wake) go()
  }

  return {
    /** Debounces the edits of one exercise. */
    debounce: (name: string, ms: number) => {
      pauses.get(name)?.()
      pauses.set(
        name,
        later(() => debounceEnded(name), ms),
      )
    },
    pausing: (name: string): boolean => pauses.has(name),
    /** Ends all debounces, and the back-off unless it comes from Retry-After. */
    runNow,
    /** Whether a Retry-After period is running. */
    isThrottled,
    reset: () => {
      misses = 0
      last = null
      throttledUntil = 0
      stopWaiting()
    },
    /** Schedules the next retry after a failure, not before its Retry-After. */
    scheduleRetry: (failure: ApiError) => {
      const leastMs = (failure.retryAfter ?? 0) * 1000
      const spread = Math.min(maxDelayMs, firstDelayMs * 2 ** misses) * (0.5 + random() / 2)
      // All devices got the same Retry-After: jitter spreads them after it.
      const rest = leastMs > 0 ? leastMs + firstDelayMs * random() : spread
      throttledUntil = now() + leastMs
      misses += 1
      last = failure
      stopWaiting()
      wake = later(() => {
        wake = null
        // Reset here: timers stay correct where the device's clock jumps.
        throttledUntil = 0
        go()
      }, rest)
    },
    /** The failure of the last attempt; null where it reached the server and was answered. */
    failure: (): ApiError | null => last,
  }
}
