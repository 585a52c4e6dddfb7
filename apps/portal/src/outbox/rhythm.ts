/** Time and chance, passed in so that tests own them. */
export interface Timers {
  now: () => number
  /** Tells two edits of one millisecond in two tabs apart. */
  unique: () => string
  /** Runs something later; answers how to call it off. */
  later: (work: () => void, ms: number) => () => void
  /** 0 to 1: spreads the tries of many devices. */
  random: () => number
}

const firstRestMs = 1000
const longestRestMs = 30_000

/** When to send: after a pause in the edits, and again with growing rests while the server is out of reach. */
export function createRhythm({ now, later, random }: Timers, go: () => void) {
  const pauses = new Map<string, () => void>()
  let misses = 0
  let wake: (() => void) | null = null
  /** Until when the server asked to be left alone; nothing hurries that. */
  let shutUntil = 0

  const shut = () => now() < shutUntil

  function stopResting(): void {
    wake?.()
    wake = null
  }

  function hurry(): void {
    for (const stop of pauses.values()) stop()
    pauses.clear()
    if (!shut()) stopResting()
  }

  function pauseOver(name: string): void {
    pauses.delete(name)
    // While the server is out of reach the end of the rest sends everything.
    if (!wake) go()
  }

  return {
    /** Waits for a pause in the edits of one exercise. */
    pause: (name: string, ms: number) => {
      pauses.get(name)?.()
      pauses.set(
        name,
        later(() => pauseOver(name), ms),
      )
    },
    pausing: (name: string): boolean => pauses.has(name),
    /** Ends all pauses, and the rest unless the server asked for it. */
    hurry,
    /** Whether the server asked to be left alone for now. */
    shut,
    reached: () => {
      misses = 0
      shutUntil = 0
      stopResting()
    },
    /** @param leastMs how long the server asked to wait, at least */
    missed: (leastMs = 0) => {
      const spread = Math.min(longestRestMs, firstRestMs * 2 ** misses) * (0.5 + random() / 2)
      // All devices were told the same second: spread them after it.
      const rest = leastMs > 0 ? leastMs + firstRestMs * random() : spread
      shutUntil = now() + leastMs
      misses += 1
      stopResting()
      wake = later(() => {
        wake = null
        // Timers are right where the device's clock jumps.
        shutUntil = 0
        go()
      }, rest)
    },
    /** Whether the server was out of reach at the last try. */
    offline: (): boolean => misses > 0,
  }
}
