import { DomainError } from '@the-house/domain'

interface Bounds {
  /** How much runs at once. */
  most: number
  /** How much waits before one more is refused. */
  queue: number
}

/**
 * Returns a function that runs work as soon as fewer than `most` are running, in the order of the calls; it refuses with
 * `unavailable` where the queue is full.
 */
export function limitConcurrency({ most, queue }: Bounds) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1
    else if (waiting.length === queue) throw new DomainError('unavailable')
    // Whoever ends hands its place on, so that nobody who comes in between takes it.
    else await new Promise<void>((next) => void waiting.push(next))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
