export interface NetworkConditions {
  /** Kilobits a second from the server and to it. */
  down: number
  up: number
  /** Milliseconds of a round trip. */
  latency: number
}

/** What each page is measured under; `slow4G` is Lighthouse's mobile network. */
export const conditions = {
  unthrottled: { down: Infinity, up: Infinity, latency: 0 },
  slow4G: { down: 1600, up: 750, latency: 150 },
  slow3G: { down: 400, up: 400, latency: 400 },
} satisfies Record<string, NetworkConditions>

/** By how much the main thread of the page is slowed down. */
export const cpuRate = 4

/**
 * A link that all responses share. Its function reserves the time that some bytes take which are there `from` a time on,
 * and returns when they have passed: who sends piece by piece, each from when the last has passed, gets an equal share,
 * and a timer that fires late delays one piece, not all that follow.
 */
export function createLink(kilobits: number) {
  let free = 0
  return (bytes: number, from: number): number => {
    free = Math.max(free, from) + (bytes * 8) / kilobits
    return free
  }
}
